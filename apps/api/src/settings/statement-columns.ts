import { vNewStatementColumns } from '@sarraf/api-client/contract';
import { statementColumnsFault } from '@sarraf/domain';
import * as v from 'valibot';
import { settingMessage } from './setting-message.ts';

const heading = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(
    80,
    settingMessage(({ columns }) => columns.heading),
  ),
);
/** Heading of a column that the statement may lack; null instead of an empty one. */
const optionalHeading = v.pipe(
  v.nullish(heading, null),
  v.transform((name) => name || null),
);
const feeWord = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** Columns of the payout bank's statement (product.md R55): headings without blanks around them, null for columns that it lacks. */
export const vStatementColumns = v.pipe(
  v.object({
    date: heading,
    dateFormat: vNewStatementColumns.entries.dateFormat,
    reference: heading,
    description: optionalHeading,
    account: optionalHeading,
    debit: optionalHeading,
    credit: optionalHeading,
    amount: optionalHeading,
    direction: optionalHeading,
    balance: optionalHeading,
    feeWords: v.pipe(v.nullish(v.array(feeWord), []), v.maxLength(20)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const fault = statementColumnsFault(input);
    if (!fault) return;
    const { kind, column: key } = fault;
    addIssue({
      message: settingMessage(({ columns }) => columns[kind]),
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  }),
);
