import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { batchMessages as batch } from '../batch/batch.messages.en.ts';
import { exceptionsMessages as exceptions } from '../exceptions/exceptions.messages.en.ts';
import { reconciliationMessages as books } from '../reconciliation/reconciliation.messages.en.ts';
import type { StatementFilter } from '../../../shared/desk/desk-address.ts';

const importStatement = 'Import statement';
const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`);

/** Messages of the rupee side of the reconciliation: bank statement and report (product.md S17). */
export const rupeesMessages = {
  title: books.books.rupees,
  description: 'Payments in our books, and what the bank’s statement says.',
  loading: 'Comparing the books with the bank…',
  import: importStatement,
  agree: ({ day }: { day: string }) => `The bank and our books agree up to ${day}`,
  agreeMore: 'Every payment is on the statement, and every line is explained.',
  open: ({ n, day }: { n: number; day: string }) =>
    n === 1 ? `1 entry up to ${day} needs your attention` : `${n} entries up to ${day} need your attention`,
  booksMore: ({ amount }: { amount: string }) =>
    `Our books say that ${amount} more left the account than the bank shows.`,
  bankMore: ({ amount }: { amount: string }) =>
    `The bank shows that ${amount} more left the account than our books say.`,
  noDifference: 'The sums are equal, but the entries below are not explained yet.',
  gapsTitle: 'Days without a statement',
  gaps: ({ days }: { days: string }) => `No statement covers ${days} as a whole. Import one for these days.`,
  breaksTitle: 'Bookings are missing between statements',
  breaks: ({ days }: { days: string }) =>
    `These statements do not begin with the balance before them: ${days}. Import the days around them again.`,
  days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,

  begin: {
    title: 'No bank statement yet',
    message: 'Compare each payment with the account that it left.',
    steps: [
      'Download the statement of the payout account from the bank as a CSV file.',
      'Import it here. The first time, choose which column holds what.',
      'Each line finds its payment. What does not fit is listed for you.',
    ],
  },

  slip: {
    paid: 'Paid, in our books',
    returned: 'Returned, in our books',
    debits: 'Debits on the statement',
    credits: 'Credits on the statement',
    fees: 'Bank fees',
    explained: 'Explained by us',
    statement: 'Left the account (bank)',
    books: 'Left the account (our books)',
    difference: books.difference,
    even: books.adds,
    covered: 'Covered days',
    balance: 'Account balance',
    balanceOf: ({ day }: { day: string }) => `Account balance on ${day}`,
    noBalance: 'The statement has no balance.',
  },

  kindsTitle: 'Entries by kind',
  kinds: {
    open: exceptions.open,
    all: 'All entries',
    missing: 'Missing at the bank',
    twice: 'Paid twice',
    'unknown-debit': 'Unknown debit',
    'unknown-credit': 'Unknown credit',
    matched: 'Matched',
    fee: 'Bank fee',
  } satisfies Record<NonNullable<StatementFilter> | 'all', string>,
  /** What each filter lists. */
  about: {
    open: 'Each of these needs an explanation, or a correction at its payout.',
    all: 'Every line of the statements, and payments that are on none.',
    missing: 'In our books, but on no line of the statement.',
    twice: 'One more debit for a payment that has one already.',
    'unknown-debit': 'Left the account, and our books do not know it.',
    'unknown-credit': 'Came in, and our books do not know it. Often a returned payment or a top-up.',
    matched: 'A line and the payment or return that it belongs to.',
    fee: 'Small debits that the bank calls fees.',
  } satisfies Record<NonNullable<StatementFilter> | 'all', string>,
  count: ({ n }: { n: number }) => entries(n),
  openCount: ({ n }: { n: number }) => `${n} open`,

  emptyOpen: { title: 'Nothing is open', message: 'Every line of the statements is matched or explained.' },
  empty: { title: 'No entries found', message: 'No entry is of this kind.' },
  out: 'Out of the account',
  in: 'Into the account',
  byAmount: 'Matched by amount, account and day',
  payoutOf: ({ order, name }: { order: string; name: string | undefined }) =>
    name ? `Payout to ${name}, order ${order}` : `Payout of order ${order}`,
  namedPayout: 'This line names the UTR of a payout:',
  returnedPayout: 'Probably a returned payment. Report the return at the payout:',
  line: ({ n }: { n: number }) => `Line ${n}`,
  explained: 'Explained',
  explainedBy: ({ name }: { name: string }) => `Explained by ${name}`,
  explain: {
    label: 'Explain',
    title: 'Explain this entry',
    message: 'It no longer counts as open or in the difference. The line of the bank stays as it is.',
  },
  explainAgain: 'Change explanation',
  explainFor: ({ amount, day }: { amount: string; day: string }) => `Explain ${amount} of ${day}`,
  changeFor: ({ amount, day }: { amount: string; day: string }) => `Change explanation of ${amount} of ${day}`,

  imports: {
    title: 'Imported statements',
    period: 'Period',
    lines: 'Lines',
    added: 'New lines',
    closing: 'Closing balance',
    imported: 'Imported',
  },

  report: {
    title: 'Report of a period',
    description: 'Sellers, sums, the largest orders, and what was screened or returned, as a CSV file.',
    saved: ({ file }: { file: string }) => `${file} was downloaded.`,
  },

  importPage: {
    title: 'Import a bank statement',
    message: 'You see what the file contains before it is stored.',
    back: 'Back to the rupees',
    sample: 'Download a sample statement',
    sampleMessage: 'This is a sandbox: its bank has a statement, too.',
    sampleFailed: 'The sample could not be downloaded.',
    columnsTitle: 'Which column holds what?',
    columnsFirst: 'The columns of this bank are chosen once and kept for every further statement.',
    columnsDiffer: ({ missing }: { missing: string }) =>
      `The file has no column ${missing}. Choose the columns again, or another file.`,
    columnsNotLoaded: 'The columns could not be loaded. Try again.',
    savedNotChecked: 'The columns are saved, but the statement could not be checked. It is kept: try again.',
    columnsChange: 'The change holds for this and every further statement.',
    changeColumns: 'Change columns',
    faultsTitle: ({ n }: { n: number }) => (n === 1 ? '1 line cannot be read' : `${n} lines cannot be read`),
    faultsMessage: 'Nothing was stored. Correct the file, or change the columns if they are wrong.',
    faultsShown: ({ shown, n }: { shown: number; n: number }) => `Showing the first ${shown} of ${n} lines.`,
    wholeFile: 'Whole file',
    line: batch.columns.line,
    column: 'Column',
    problem: 'Problem',
    steps: {
      preview: { title: 'Preview: nothing is stored yet', message: 'Check the dates and the sums, then import.' },
      unsure: { title: batch.steps.unsure.title, message: 'No line is stored twice. Import again.' },
      done: { title: 'Statement imported', message: 'The lines were compared with our books.' },
    },
    lines: ({ n }: { n: number }) => (n === 1 ? '1 line' : `${n} lines`),
    period: 'Period',
    added: 'New lines',
    repeated: 'Imported before',
    equalLines: ({ lines }: { lines: string }) =>
      `These lines of the file equal an earlier one in everything, and count as well: ${lines}. Compare them with the bank’s page.`,
    debits: 'Debits',
    credits: 'Credits',
    opening: 'Opening balance',
    closing: 'Closing balance',
    after: 'Entries of all statements after this import',
    apply: importStatement,
    applying: 'Importing...',
    notApplied: 'No response from the server. The lines may have been stored. Import again: no line is stored twice.',
    other: form.desk.answerOther,
    another: 'Import another statement',
    see: ({ n }: { n: number }) => (n === 1 ? 'See 1 open entry' : `See ${n} open entries`),
  },
};
