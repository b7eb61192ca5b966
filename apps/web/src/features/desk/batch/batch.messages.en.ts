import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Messages of the batch export and of the import of bank results (product.md S17). */
export const batchMessages = {
  export: 'Export batch',
  import: 'Import results',
  exportTitle: 'Select payouts to export',
  exportMessage: 'Selected payouts are assigned to you and saved in one file for the bank.',
  all: ({ n }: { n: number }) => `Select all ${n} shown`,
  count: ({ n }: { n: number }) => (n === 1 ? '1 payout' : `${n} payouts`),
  sum: 'Batch total',
  format: 'File format',
  formats: {
    csv: {
      name: 'CSV file',
      save: 'Export as CSV',
      use: 'Upload it to the bank without opening it. Saving it in Excel would change long account numbers.',
    },
    xlsx: {
      name: 'Excel file',
      save: 'Export as Excel',
      use: 'You can open, check and save it in Excel (.xlsx). Account and phone numbers stay complete.',
    },
  },
  saving: common.creatingFile,
  empty: 'The queue is empty',
  nothing: 'Select at least one payout.',
  tooMany: ({ most }: { most: number }) => `A file can have at most ${most} payouts.`,
  alone: ({ limit }: { limit: string }) => `Above ${limit}: needs approval and is paid individually`,
  exportedTitle: ({ n }: { n: number }) => (n === 1 ? '1 payout exported' : `${n} payouts exported`),
  exported: ({ file }: { file: string }) =>
    `${file} was downloaded. The payouts stay assigned to you until you import the bank results.`,
  again: 'Download again',
  notExported:
    'No response from the server. Payouts that were claimed are listed under “Assigned to you” and can be exported again. Nothing was paid.',

  importTitle: 'Import bank results',
  importMessage: 'Review what each line will change before you apply the file.',
  steps: {
    preview: { title: 'Preview: nothing has changed yet', message: 'Check the lines, then apply them.' },
    unsure: { title: 'Result not confirmed', message: 'No line is applied twice.' },
    done: {
      title: 'Results applied',
      message: 'Lines that were not applied are unchanged. Correct them and import them again.',
    },
    nothing: {
      title: 'No line can be applied',
      message: 'Each line shows the reason. Correct the file and choose it again.',
    },
  },
  lines: ({ n }: { n: number }) => (n === 1 ? '1 line' : `${n} lines`),
  line: ({ n }: { n: number }) => `Line ${n}`,
  columns: { order: common.payout, result: 'Outcome', line: 'Line' },
  first: ({ shown, n }: { shown: number; n: number }) => `Showing ${shown} of ${n} lines, those with problems first.`,
  apply: ({ n }: { n: number }) => (n === 1 ? 'Apply 1 line' : `Apply ${n} lines`),
  applying: 'Applying...',
  notApplied: 'No response from the server. Some lines may have been applied. Apply again: no line is applied twice.',
  other: form.desk.answerOther,
  another: 'Import another file',
  /** Outcome of a line before the file is applied. */
  would: {
    paid: 'Will be marked as paid',
    'waits-approval': 'Will need approval',
    'already-paid': 'Already paid',
    'unknown-order': 'Order not found',
    'not-yours': 'Not assigned to you',
    'utr-used': 'UTR already used',
    'utr-invalid': 'Invalid UTR',
  },
  /** Outcome of a line after the file was applied, where it differs. */
  did: { paid: 'Marked as paid', 'waits-approval': desk.awaitingApproval },
};
