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
import { bytesOf, NO_TEXT } from './csv-upload.ts';

/** Longest reason, in characters. */
export const REASON_LENGTH = 1000;
/** Longest reference that a bank gives to a returned payment, in characters. */
export const REFERENCE_LENGTH = 100;
/** Longest note, in characters. */
export const NOTE_LENGTH = 2000;

/** Largest answer of a bank, in bytes. */
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

/** Schema of a stored text: a reason, which may be required, or a note. */
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

/** Reason of a desk action (product.md R46). */
export const reasonSchema = (required: boolean) =>
  v.object({ reason: textSchema(required, () => deskFormMessages.current.desk.reasonRequired, REASON_LENGTH) });

/** Return of a payout by the bank (product.md R50). `available`: whether the rupees are on our account again. */
export const returnSchema = v.object({
  reason: textSchema(true, () => messages().reasonRequired, REASON_LENGTH),
  reference: textSchema(false, () => messages().reasonRequired, REFERENCE_LENGTH),
  available: v.boolean(),
});

/** Note about a user. */
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

/** Hash of a transaction made by the desk, with a reason where one is required. */
export const hashSchema = (required: boolean) =>
  v.object({
    hash: transactionHash(),
    reason: textSchema(required, () => deskFormMessages.current.desk.reasonRequired, REASON_LENGTH),
  });

/** Characters of the first line of a file that an error message quotes. */
const MAX_HEAD_LENGTH = 80;

/** Error message for a first line without the required columns; quotes the line. */
function columnsMessage({ missing, head }: Extract<PaidRows, { missing: unknown }>): string {
  const [columns, read] = [missing.join(', '), head.join(', ').slice(0, MAX_HEAD_LENGTH)];
  return read === ''
    ? messages().answerNoColumns({ columns })
    : messages().answerMissingColumns({ columns, head: read });
}

/** A bank's answer to a batch. Only its format is checked here; the server checks each line. */
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
      if ('missing' in answer) addIssue({ message: columnsMessage(answer) });
      else if (answer.rows.length === 0) addIssue({ message: messages().answerEmpty });
    }),
  ),
  fileName: v.string(),
});

/** Error message for the amount of a sweep of at most so many USDT; undefined when it is valid. */
function sweepMessage(text: string, most: DecimalInput): string | undefined {
  if (isBlank(text)) return messages().sweepRequired;
  const amount = typedDecimal(text);
  if (amount === null || amount.lte(0) || !amount.round(USDT_PLACES).eq(amount)) return messages().sweepInvalid;
  return amount.gt(most) ? messages().sweepTooMuch({ most: formatUsdt(most) }) : undefined;
}

/** A sweep from a deposit address on which `most` USDT are booked (product.md R46). */
export const sweepSchema = (most: DecimalInput) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? sweepMessage(dataset.value, most) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
      v.transform((text) => typedDecimal(text)?.toString() ?? text),
    ),
    hash: transactionHash(),
    reason: textSchema(false, () => messages().reasonRequired, REASON_LENGTH),
  });

/** Values and output of the sweep form. */
export type SweepValues = v.InferOutput<ReturnType<typeof sweepSchema>>;
/** Values and output of the form for a bank's answer. */
export type AnswerValues = v.InferOutput<typeof answerSchema>;
/** Values and output of the UTR form. */
export type UtrValues = v.InferOutput<typeof utrSchema>;
/** Values and output of the form for a reason or a note. */
export type ReasonValues = v.InferOutput<typeof noteSchema>;
/** Values and output of the form for a returned payout. */
export type ReturnValues = v.InferOutput<typeof returnSchema>;
/** Values and output of the form for a transaction hash. */
export type HashValues = v.InferOutput<ReturnType<typeof hashSchema>>;
