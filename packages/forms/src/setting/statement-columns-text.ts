import { STATEMENT_COLUMN_NAMES, type StatementColumns } from '@sarraf/domain';
import { adminFormMessages } from '../admin.messages.ts';
import { deskFormMessages } from '../desk.messages.ts';

/** A chosen column of a bank statement: what it holds, and its heading. */
export interface StatementColumnRow {
  label: string;
  heading: string;
}

/** Chosen columns of a bank statement in words, with the date format and the words for fees. */
export function statementColumnRows(columns: StatementColumns): StatementColumnRow[] {
  const messages = deskFormMessages.current.statement;
  const rows = STATEMENT_COLUMN_NAMES.flatMap((name): StatementColumnRow[] => {
    const heading = columns[name] ?? '';
    const row = { label: messages[name], heading };
    if (name === 'date') return [row, { label: messages.dateFormat, heading: columns.dateFormat }];
    return heading === '' ? [] : [row];
  });
  const words = columns.feeWords ?? [];
  return words.length === 0 ? rows : [...rows, { label: messages.feeWords, heading: words.join(', ') }];
}

const isRecord = (value: unknown): value is StatementColumns =>
  typeof value === 'object' && value !== null && 'dateFormat' in value && 'date' in value;

/** Value of the setting `statement_columns` as one line of text. */
export const statementColumnsText = (value: unknown): string =>
  isRecord(value)
    ? statementColumnRows(value)
        .map(({ label, heading }) => `${label}: ${heading}`)
        .join(' · ')
    : adminFormMessages.current.setting.noColumns;
