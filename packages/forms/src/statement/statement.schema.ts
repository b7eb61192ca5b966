import {
  STATEMENT_BYTES,
  statementColumnsFault,
  STATEMENT_DATE_FORMATS,
  type StatementColumnName,
  type StatementColumns,
} from '@sarraf/domain';
import * as v from 'valibot';
import { bytesOf, NO_TEXT } from '../desk/csv-upload.ts';
import { deskFormMessages } from '../desk.messages.ts';

/** Most words for fees, and their longest length. */
export const FEE_WORDS = { most: 20, length: 40 };

/** A bank statement (product.md R55): only that the file has text is checked here. The days are empty or the period of the statement. */
export const statementSchema = v.pipe(
  v.object({
    csv: v.pipe(
      v.string(),
      v.check(
        (text) => text !== '',
        () => deskFormMessages.current.statement.fileRequired,
      ),
      v.check(
        (text) => bytesOf(text) <= STATEMENT_BYTES,
        () => deskFormMessages.current.statement.fileTooLarge,
      ),
      v.check(
        (text) => !text.includes(NO_TEXT),
        () => deskFormMessages.current.desk.answerWorkbook,
      ),
      v.check(
        (text) => text === '' || text.trim() !== '',
        () => deskFormMessages.current.statement.fileEmpty,
      ),
    ),
    fileName: v.string(),
    from: v.string(),
    to: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from === '' || to === '' || from <= to,
      () => deskFormMessages.current.statement.toBeforeFrom,
    ),
    ['to'],
  ),
);

/** How a statement writes amounts: two columns, one with a sign, or one beside a column with D or C. */
export const AMOUNT_WAYS = ['split', 'signed', 'lettered'] as const;
export type AmountWay = (typeof AMOUNT_WAYS)[number];

/** Columns that each way of writing amounts has. */
export const AMOUNT_COLUMNS = {
  split: ['debit', 'credit'],
  signed: ['amount'],
  lettered: ['amount', 'direction'],
} as const satisfies Record<AmountWay, readonly StatementColumnName[]>;

const OPTIONAL = ['description', 'account', 'balance'] as const;

const columnsFields = v.object({
  date: v.string(),
  dateFormat: v.picklist(STATEMENT_DATE_FORMATS),
  reference: v.string(),
  description: v.string(),
  account: v.string(),
  amounts: v.picklist(AMOUNT_WAYS),
  debit: v.string(),
  credit: v.string(),
  amount: v.string(),
  direction: v.string(),
  balance: v.string(),
  feeWords: v.string(),
});

/** Fields of the columns form; an empty heading is no column. */
export type ColumnsFields = v.InferOutput<typeof columnsFields>;

const wordsOf = (text: string): string[] =>
  text
    .split(/[,،;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The setting that the fields stand for. */
function columnsOf({ date, dateFormat, reference, amounts, feeWords, ...rest }: ColumnsFields): StatementColumns {
  const used: readonly string[] = AMOUNT_COLUMNS[amounts];
  const amount = (name: 'debit' | 'credit' | 'amount' | 'direction') =>
    used.includes(name) && rest[name] !== '' ? rest[name] : null;
  const words = wordsOf(feeWords);
  return {
    ...{ date, dateFormat, reference },
    ...{ description: rest.description || null, account: rest.account || null, balance: rest.balance || null },
    ...{ debit: amount('debit'), credit: amount('credit'), amount: amount('amount'), direction: amount('direction') },
    feeWords: words.length > 0 ? words : null,
  };
}

/** Columns on screen, in their order. */
export const visibleColumns = (amounts: AmountWay) =>
  ['date', 'reference', ...AMOUNT_COLUMNS[amounts], ...OPTIONAL] as const satisfies readonly StatementColumnName[];

/** Columns of a bank statement by their headings (product.md R55). */
export const columnsSchema = v.pipe(
  columnsFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fields = dataset.value;
    const messages = deskFormMessages.current.statement;
    const issue = (key: keyof ColumnsFields, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: fields, key, value: fields[key] }] });
    for (const name of ['date', 'reference', ...AMOUNT_COLUMNS[fields.amounts]] as const) {
      if (fields[name] === '') issue(name, messages.columnRequired);
    }
    const fault = statementColumnsFault(columnsOf(fields));
    if (fault?.kind === 'same-heading') issue(fault.column, messages.columnTwice({ name: fields[fault.column] }));
    const words = wordsOf(fields.feeWords);
    if (words.length > FEE_WORDS.most) issue('feeWords', messages.tooManyFeeWords({ n: FEE_WORDS.most }));
    else if (words.some((word) => word.length > FEE_WORDS.length)) {
      issue('feeWords', messages.feeWordTooLong({ n: FEE_WORDS.length }));
    }
  }),
  v.transform(columnsOf),
);

/** Values and output of the form for a bank statement. */
export type StatementValues = v.InferOutput<typeof statementSchema>;
