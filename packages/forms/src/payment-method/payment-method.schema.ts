import {
  BANKS,
  compact,
  isBankId,
  isBlank,
  isPakistaniIbanValid,
  isPkrMobile,
  METHODS,
  normaliseIban,
} from '@sarraf/domain';
import * as v from 'valibot';
import { messages } from '../messages.ts';
import { trimText } from '../text.ts';

const { payment } = messages;

const METHOD_IDS = METHODS.map(({ id }) => id);
const BANK_IDS = BANKS.map(({ id }) => id);

const text = (required: string) => v.pipe(v.string(), v.transform(trimText), v.nonEmpty(required));
const number = (required: string) => v.pipe(v.string(), v.transform(compact), v.nonEmpty(required));
const omittedWhenEmpty = (value: string) => value || undefined;

const name = text(payment.nameRequired);
const phoneNumber = number(payment.phoneRequired);
const accountNumber = number(payment.accountRequired);
const nayapayId = text(payment.nayapayIdRequired);
const optionalText = v.pipe(v.string(), v.transform(trimText), v.transform(omittedWhenEmpty));

/** Stored without its groups. */
const iban = v.pipe(v.string(), v.transform(trimText), v.transform(normaliseIban), v.nonEmpty(payment.ibanRequired));
const optionalIban = v.pipe(
  v.string(),
  v.transform(trimText),
  v.transform(normaliseIban),
  v.transform(omittedWhenEmpty),
);

/** What is doubtful about a phone number that is there; it warns and refuses nothing, since a wallet may know numbers we do not. */
export const phoneWarning = (typed: string): string | undefined =>
  isBlank(typed) || isPkrMobile(typed) ? undefined : payment.phoneWarning;

/** What is doubtful about an IBAN that is there: it is not Pakistani or fails the mod-97 check (decisions §4). */
export const ibanWarning = (typed: string): string | undefined =>
  isBlank(typed) || isPakistaniIbanValid(typed) ? undefined : payment.ibanWarning;

/** A row of spec §3 for each bank: two also want the phone number registered with the account. */
const bankAccount = v.variant('bankName', [
  v.object({
    method: v.literal('bank'),
    bankName: v.picklist(['meezan', 'dubai_islamic']),
    name,
    phoneNumber,
    accountNumber,
  }),
  v.object({
    method: v.literal('bank'),
    bankName: v.picklist(['allied', 'standard_chartered', 'ubl']),
    name,
    accountNumber,
  }),
]);

/**
 * An account that receives rupees. Each method asks for its own row of spec §3 and hands over nothing else;
 * `others` is decisions §4.
 */
export const paymentMethodSchema = v.variant(
  'method',
  [
    v.object({ method: v.literal('nayapay'), name, nayapayId, phoneNumber }),
    v.object({ method: v.literal('sadapay'), name, phoneNumber }),
    v.object({ method: v.literal('easypaisa'), name, phoneNumber }),
    v.object({ method: v.literal('raast'), name, phoneNumber, iban }),
    bankAccount,
    v.object({ method: v.literal('others'), name, bankName: optionalText, accountNumber, iban: optionalIban }),
  ],
  // Reached when no row matches. A method comes from our own list, so a person only ever gets here without a bank.
  payment.bankRequired,
);

/** What a bank account asks for before its bank is chosen: everything that is missing is said at once, not the bank first. */
const bankNotChosenSchema = v.object({ bankName: v.picklist(BANK_IDS, payment.bankRequired), name, accountNumber });

const textOfField = v.string();

/** The fields as the form holds them, all of them all the time, so that going back to a method finds what was typed for it. */
export const paymentMethodFieldsSchema = v.pipe(
  v.object({
    method: v.picklist(METHOD_IDS),
    name: textOfField,
    bankName: textOfField,
    accountNumber: textOfField,
    phoneNumber: textOfField,
    nayapayId: textOfField,
    iban: textOfField,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): PaymentMethodValues => {
    const result = v.safeParse(paymentMethodSchema, value);
    if (result.success) return result.output;
    const isBankMissing = value.method === 'bank' && !isBankId(value.bankName);
    const { issues = result.issues } = isBankMissing ? v.safeParse(bankNotChosenSchema, value) : result;
    for (const { message, path } of issues) addIssue({ message, path });
    return NEVER;
  }),
);

/** What the fields hold. */
export type PaymentMethodFields = v.InferInput<typeof paymentMethodFieldsSchema>;
/** What the form hands over: the chosen method and the fields that method needs. */
export type PaymentMethodValues = v.InferOutput<typeof paymentMethodSchema>;
