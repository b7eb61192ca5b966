import { plurals } from './plurals.ts';

const plural = plurals('en');

/** Cell that cannot be read, and the date format of the mapping. */
export interface Cell {
  /** Text of the cell. */
  cell: string;
  /** Date format of the mapping. */
  format: string;
}

/** English messages of the bank statement and the report. */
export const bankStatementMessages = {
  bankStatement: {
    fields: {
      kind: 'Choose a kind of entry',
      open: 'Enter true or false',
      before: 'before is the id of an entry',
      limit: 'limit is a number from 1 to 100',
      from: 'Enter a day such as 2026-06-30',
      to: 'Enter a day that is not before the first one, and not in the future',
      dryRun: 'dryRun is true or false',
      reason: { max_length: 'The reason is too long', other: 'Enter a reason' },
    },
    tooLarge: 'The file is too large: at most 4 MB',
    noMapping: 'Name the columns of the statement in the settings first',
    noColumns: ({ missing }: { missing: string }) => `No line of the file has the headings ${missing}`,
    empty: 'The file has no bookings',
    unreadable: ({ count }: { count: number }) =>
      `${count} ${plural(count, { one: 'line', other: 'lines' })} cannot be read. Nothing was stored.`,
    faults: {
      date: ({ cell, format }: Cell) => `“${cell}” is no date in the form ${format}`,
      amount: ({ cell }: Cell) => `“${cell}” is no amount`,
      'no-amount': 'The line has no amount',
      'two-amounts': 'The line has a debit and a credit',
      direction: ({ cell }: Cell) => `“${cell}” is neither debit nor credit in this column`,
      balance: ({ cell }: Cell) => `“${cell}” is no balance`,
      'balance-chain': ({ cell }: Cell) =>
        `The balance ${cell} does not follow from the line before: a line is missing, or a column is mapped wrongly`,
      outside: ({ cell }: Cell) => `${cell} is outside the days of the statement`,
      future: ({ cell }: Cell) => `${cell} is in the future: check the date format`,
    },
    imported: 'Statement imported',
    checked: 'Nothing was stored: this was a check',
    explained: 'Explanation saved',
    settled: 'This line is matched or a fee, and needs no explanation',
  },
  report: {
    fields: { from: 'Enter a day such as 2026-06-30', to: 'Enter a day such as 2026-06-30' },
    order: 'The last day is before the first one',
    tooLong: ({ max }: { max: number }) => `A report has at most ${max} days`,
  },
};
