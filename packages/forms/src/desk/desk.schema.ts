import {
  type DecimalInput,
  formatUsdt,
  hashDigits,
  isBlank,
  isUtr,
  normaliseUtr,
  type PaidRows,
  parsePaidRows,
  typedDecimal,
  USDT_PLACES,
} from '@sarraf/domain';
import * as v from 'valibot';
import { deskFormMessages } from '../desk.messages.ts';

/** Characters a reason may have. */
export const REASON_LENGTH = 1000;
/** Characters a note may have. */
export const NOTE_LENGTH = 2000;

/** What stands for a file that holds no text, as a workbook does not. */
export const NO_TEXT = '\0';

/** Bytes a bank's answer may have. */
export const ANSWER_BYTES = 1024 * 1024;

const messages = () => deskFormMessages.current.desk;

/** A bank's reference of a payout, trimmed and in capitals (product.md R46). */
export const utrSchema = v.object({
  utr: v.pipe(
    v.string(),
    v.transform(normaliseUtr),
    v.check(
      (text) => text !== '',
      () => deskFormMessages.current.desk.utrRequired,
    ),
    v.check(
      (text) => text === '' || isUtr(text),
      () => deskFormMessages.current.desk.utrInvalid,
    ),
  ),
});

/** Words of a person that are kept: a reason that may have to be given, or a note. */
const textSchema = (required: boolean, missing: () => string, most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check((text) => !required || !isBlank(text), missing),
    v.check(
      (text) => text.length <= most,
      () => deskFormMessages.current.desk.tooLong({ n: most }),
    ),
  );

/** Why the desk does something (product.md R46). */
export const reasonSchema = (required: boolean) =>
  v.object({ reason: textSchema(required, () => deskFormMessages.current.desk.reasonRequired, REASON_LENGTH) });

/** What is written down about somebody. */
export const noteSchema = v.object({
  reason: textSchema(true, () => deskFormMessages.current.desk.noteRequired, NOTE_LENGTH),
});

/** The hash of a transaction, as typed. */
const transactionHash = () =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check(
      (text) => text !== '',
      () => deskFormMessages.current.desk.hashRequired,
    ),
    v.check(
      (text) => text === '' || hashDigits(text) !== null,
      () => deskFormMessages.current.desk.hashInvalid,
    ),
  );

/** A transaction that the desk made, and why where that has to be said. */
export const hashSchema = (required: boolean) =>
  v.object({
    hash: transactionHash(),
    reason: textSchema(required, () => deskFormMessages.current.desk.reasonRequired, REASON_LENGTH),
  });

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Characters of a file's first line that are repeated. */
const LONGEST_HEAD = 80;

/** Which columns the first line does not name, and what it holds instead. */
function columnsFault({ missing, head }: Extract<PaidRows, { missing: unknown }>): string {
  const [columns, read] = [missing.join(', '), head.join(', ').slice(0, LONGEST_HEAD)];
  return read === ''
    ? messages().answerNoColumns({ columns })
    : messages().answerMissingColumns({ columns, head: read });
}

/** A bank's answer to a batch: what it holds is judged by the server, line by line, and here only whether it is one. */
export const answerSchema = v.object({
  csv: v.pipe(
    v.string(),
    v.check(
      (text) => text.trim() !== '',
      () => messages().answerRequired,
    ),
    v.check(
      (text) => bytesOf(text) <= ANSWER_BYTES,
      () => messages().answerTooLarge,
    ),
    v.check(
      (text) => !text.includes(NO_TEXT),
      () => messages().answerWorkbook,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const answer = parsePaidRows(dataset.value);
      if ('missing' in answer) addIssue({ message: columnsFault(answer) });
      else if (answer.rows.length === 0) addIssue({ message: messages().answerEmpty });
    }),
  ),
  fileName: v.string(),
});

/** What is wrong with an amount that was moved on, of so many USDT at most. */
function sweepFault(text: string, most: DecimalInput): string | undefined {
  if (isBlank(text)) return messages().sweepRequired;
  const amount = typedDecimal(text);
  if (amount === null || amount.lte(0) || !amount.round(USDT_PLACES).eq(amount)) return messages().sweepInvalid;
  return amount.gt(most) ? messages().sweepTooMuch({ most: formatUsdt(most) }) : undefined;
}

/** USDT that were moved on from an address of ours, which holds so many by our books (product.md R46). */
export const sweepSchema = (most: DecimalInput) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? sweepFault(dataset.value, most) : undefined;
        if (fault !== undefined) addIssue({ message: fault });
      }),
      v.transform((text) => typedDecimal(text)?.toString() ?? text),
    ),
    hash: transactionHash(),
    reason: textSchema(false, () => messages().reasonRequired, REASON_LENGTH),
  });

/** What the form of a sweep holds and hands over. */
export type SweepValues = v.InferOutput<ReturnType<typeof sweepSchema>>;
/** What the form of a bank's answer holds and hands over. */
export type AnswerValues = v.InferOutput<typeof answerSchema>;
/** What the form of a UTR holds and hands over. */
export type UtrValues = v.InferOutput<typeof utrSchema>;
/** What the form of a reason or a note holds and hands over. */
export type ReasonValues = v.InferOutput<typeof noteSchema>;
/** What the form of a transaction holds and hands over. */
export type HashValues = v.InferOutput<ReturnType<typeof hashSchema>>;
