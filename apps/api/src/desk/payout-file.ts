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

/** Payment of a batch file; null for values that the account does not have. */
export interface PayoutFileRow extends PayoutAccount {
  orderId: string;
  /** Rupees with two decimals. */
  amount: string;
  reference: string;
}

/** Batch as CSV, safe against formulas, UTF-8 with a byte-order mark; for upload to the bank without editing. */
export const payoutCsv = (rows: readonly PayoutFileRow[]): string =>
  csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);

/** Cell with a text that a spreadsheet does not convert. */
const text = (value: string) => ({ value, type: String, format: '@' });
const rupees = (value: string) => ({ value: Number(value), type: Number, format: '0.00' });
const WIDE = 26;

/**
 * Batch as a workbook (.xlsx) that may be opened and saved. Account and phone numbers, ids and names are text cells, so that a spreadsheet
 * does not round them, drop leading zeros or run formulas. The amount is a number; a double is exact to the paisa.
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
