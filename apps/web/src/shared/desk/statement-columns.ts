import { STATEMENT_DATE_FORMATS, statementColumnsFault, type StatementColumns } from '@sarraf/domain';

/** Key of the setting that maps the columns of a bank statement. */
export const STATEMENT_COLUMNS_KEY = 'statement_columns';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Value of the setting `statement_columns`; null while no columns are chosen, and for any other shape. */
export function statementColumnsIn(value: unknown): StatementColumns | null {
  if (!isRecord(value)) return null;
  const dateFormat = STATEMENT_DATE_FORMATS.find((format) => format === value['dateFormat']);
  if (!dateFormat) return null;
  const words = value['feeWords'];
  const columns: StatementColumns = {
    ...{ date: textIn(value['date']) ?? '', dateFormat, reference: textIn(value['reference']) ?? '' },
    ...{ description: textIn(value['description']), account: textIn(value['account']) },
    ...{ debit: textIn(value['debit']), credit: textIn(value['credit']) },
    ...{ amount: textIn(value['amount']), direction: textIn(value['direction']), balance: textIn(value['balance']) },
    feeWords: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : null,
  };
  return statementColumnsFault(columns) === null ? columns : null;
}
