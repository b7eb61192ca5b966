import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Messages of the batch export and of the import of bank results (product.md S17). */
export const batchMessages = {
  export: 'Pay in a batch',
  import: 'Import an answer',
  exportTitle: 'Choose what goes to the bank',
  exportMessage: 'What you choose is claimed by you and comes as one file.',
  all: ({ n }: { n: number }) => `Choose all ${n} shown`,
  chosen: 'Chosen',
  count: ({ n }: { n: number }) => (n === 1 ? '1 payout' : `${n} payouts`),
  sum: 'Sum of the batch',
  format: 'Format of the file',
  formats: {
    csv: {
      name: 'CSV file',
      save: 'Export as CSV',
      use: 'For the upload at the bank, as it is. Saved in a spreadsheet it would lose digits of account numbers.',
    },
    xlsx: {
      name: 'Workbook',
      save: 'Export as a workbook',
      use: 'To be opened and saved in a spreadsheet (.xlsx): account and phone numbers stay whole.',
    },
  },
  saving: 'Making the file...',
  empty: 'The queue is empty',
  nothing: 'Choose at least one payout first.',
  tooMany: ({ most }: { most: number }) => `At most ${most} payouts go into one file.`,
  alone: ({ limit }: { limit: string }) => `Above ${limit}: approved and paid by itself`,
  exportedTitle: ({ n }: { n: number }) => (n === 1 ? '1 payout is in the file' : `${n} payouts are in the file`),
  exported: ({ file }: { file: string }) =>
    `${file} was downloaded. They are claimed by you until the answer of the bank is imported.`,
  again: 'Download it again',
  notExported:
    'No answer came. Whatever was claimed stands under “In your hands” and can go into a file again; nothing was paid.',

  importTitle: 'What the bank answered',
  importMessage: 'First you see what each line would do. Nothing changes before you apply it.',
  steps: {
    preview: { title: 'Nothing has changed yet', message: 'Compare the lines, then apply them.' },
    unsure: { title: 'Nobody knows what was applied', message: 'Nothing is applied twice.' },
    done: {
      title: 'The answer was applied',
      message: 'What was not applied stays as it was, and can be imported again once it is put right.',
    },
    nothing: {
      title: 'Nothing in it can be applied',
      message: 'Each line below says why. Put the file right and choose it again.',
    },
  },
  lines: ({ n }: { n: number }) => (n === 1 ? '1 line' : `${n} lines`),
  line: ({ n }: { n: number }) => `Line ${n}`,
  columns: { order: common.payout, result: 'What becomes of it', line: 'Line' },
  first: ({ shown, n }: { shown: number; n: number }) =>
    `${shown} of ${n} lines are listed, those that need a look first.`,
  apply: ({ n }: { n: number }) => (n === 1 ? 'Apply 1 line' : `Apply ${n} lines`),
  applying: 'Applying...',
  notApplied: 'No answer came, so some lines may have been applied. Apply it again: no line counts twice.',
  other: form.desk.answerOther,
  another: 'Import another answer',
  /** What a line would do, and what it did. */
  would: {
    paid: 'Will be marked as paid',
    'waits-approval': 'Will wait for approval',
    'already-paid': 'Was paid before',
    'unknown-order': 'No such order',
    'not-yours': 'Not in your hands',
    'utr-used': 'UTR of another payout',
    'utr-invalid': 'Not a UTR',
  },
  did: { paid: 'Marked as paid', 'waits-approval': desk.awaitingApproval },
};
