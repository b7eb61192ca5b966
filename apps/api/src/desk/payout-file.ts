import { csvFile } from '@sarraf/domain';
import writeXlsxFile from 'write-excel-file/node';
import type { PayoutAccount } from '../providers/providers.ts';

const COLUMNS = [
  'orderId',
  'name',
  'method',
  'bankName',
  'accountNumber',
  'iban',
  'phoneNumber',
  'nayapayId',
  'amount',
  'reference',
] as const;

/** One payment of the batch a bank takes; null where the account has no such value. */
export interface PayoutFileRow extends PayoutAccount {
  orderId: string;
  /** Rupees with two decimals. */
  amount: string;
  reference: string;
}

/** The batch as CSV, formula-safe, UTF-8 with a byte-order mark: for a bank's upload as it is. */
export const payoutCsv = (rows: readonly PayoutFileRow[]): string =>
  csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);

/** Format of a cell that a spreadsheet leaves alone, whatever it looks like. */
const text = (value: string) => ({ value, type: String, format: '@' });
const rupees = (value: string) => ({ value: Number(value), type: Number, format: '0.00' });
const WIDE = 26;

/**
 * The batch as a workbook (.xlsx) that may be opened and saved: account and phone numbers, ids and names are text, so that no spreadsheet
 * rounds them, drops their zeros or runs one as a formula. The amount is a number; a double holds every amount to the paisa.
 */
export const payoutWorkbook = (rows: readonly PayoutFileRow[]): Promise<Buffer> =>
  writeXlsxFile(
    [
      COLUMNS.map(text),
      ...rows.map((row) =>
        COLUMNS.map((column) => (column === 'amount' ? rupees(row.amount) : text(row[column] ?? ''))),
      ),
    ],
    { sheet: 'Payouts', columns: COLUMNS.map(() => ({ width: WIDE })) },
  ).toBuffer();
