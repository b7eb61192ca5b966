import {
  comparableHeading,
  guessHeadingLine,
  guessStatementColumns,
  type CsvRecord,
  type StatementColumns,
} from '@sarraf/domain';
import { type AmountWay, type ColumnsFields } from './statement.schema.ts';

const HEADINGS = [
  'date',
  'reference',
  'description',
  'account',
  'debit',
  'credit',
  'amount',
  'direction',
  'balance',
] as const;

/** Headings of a line of the file, in its order; empty and repeated ones are left out. */
export function headingsOf(records: readonly CsvRecord[], line: number | null): string[] {
  const cells = records.find((record) => record.line === line)?.cells.map((cell) => cell.trim()) ?? [];
  return cells.filter((cell, at) => cell !== '' && cells.indexOf(cell) === at);
}

/** First filled cell below a heading; empty if there is none. */
export function exampleOf(records: readonly CsvRecord[], line: number | null, heading: string): string {
  const at = records.find((record) => record.line === line)?.cells.findIndex((cell) => cell.trim() === heading) ?? -1;
  if (line === null || at < 0) return '';
  const rows = records.filter((record) => record.line > line);
  return rows.map(({ cells }) => cells[at]?.trim() ?? '').find((cell) => cell !== '') ?? '';
}

/** Line of the headings: the one that has all current ones, else the most likely one. */
export function headingLineOf(records: readonly CsvRecord[], current: StatementColumns | null): number | null {
  if (current) {
    const wanted = HEADINGS.map((name) => comparableHeading(current[name] ?? '')).filter((heading) => heading !== '');
    const found = records.find(({ cells }) => {
      const headings = cells.map(comparableHeading);
      return wanted.every((heading) => headings.includes(heading));
    });
    if (found) return found.line;
  }
  return guessHeadingLine(records);
}

function wayOf({ amount, direction }: Partial<Pick<ColumnsFields, 'amount' | 'direction'>>): AmountWay {
  if (!amount) return 'split';
  return direction ? 'lettered' : 'signed';
}

/** Fields for a line of headings: the current columns where the line has them, else what its words say. */
export function fieldsFor(
  records: readonly CsvRecord[],
  line: number | null,
  current: StatementColumns | null,
): ColumnsFields {
  const headings = headingsOf(records, line);
  const own = (heading: string | null | undefined) =>
    headings.find((one) => comparableHeading(one) === comparableHeading(heading ?? '')) ?? '';
  const isCurrent = current !== null && own(current.date) !== '' && own(current.reference) !== '';
  const source = isCurrent ? current : line === null ? {} : guessStatementColumns(records, line);
  const heading = (name: (typeof HEADINGS)[number]) => own(source[name]);
  const [amount, direction] = [heading('amount'), heading('direction')];
  return {
    ...{ date: heading('date'), dateFormat: source.dateFormat ?? current?.dateFormat ?? 'DD/MM/YYYY' },
    ...{ reference: heading('reference'), description: heading('description'), account: heading('account') },
    ...{ amounts: wayOf({ amount, direction }), amount, direction },
    ...{ debit: heading('debit'), credit: heading('credit'), balance: heading('balance') },
    feeWords: (current?.feeWords ?? []).join(', '),
  };
}
