import {
  BANKS,
  compact,
  isBlank,
  isPakistaniIbanValid,
  METHODS,
  normaliseAccountNumber,
  normaliseIban,
  normaliseName,
  normaliseNayapayId,
  phoneDigits,
  readMobile,
  requiredFields,
  toLocalMobile,
  visibleFields,
  type PaymentField,
  type PaymentMethodId,
} from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';

const METHOD_IDS = METHODS.map(({ id }) => id);
const BANK_IDS = BANKS.map(({ id }) => id);

const readBy = (spell: (text: string) => string) => v.pipe(v.string(), v.transform(spell));
const name = readBy(normaliseName);

/** A mobile as the phone field of the login reads it: whatever stands around its digits but letters. */
const mobileIn = (typed: string): string | null => (/\p{L}/u.test(typed) ? null : readMobile(phoneDigits(typed)));

/** How each field is read: in the one spelling it is stored in. A number that is no Pakistani mobile goes as it was typed. */
const READ: Record<PaymentField, v.GenericSchema<string, string>> = {
  bankName: name,
  phoneNumber: readBy((text) => {
    const mobile = mobileIn(text);
    return mobile === null ? compact(text) : toLocalMobile(mobile);
  }),
  accountNumber: readBy(normaliseAccountNumber),
  nayapayId: readBy(normaliseNayapayId),
  iban: readBy(normaliseIban),
};

/** What is said of each field that must be filled in and is not. */
const MISSING: Record<PaymentField, () => string> = {
  bankName: () => formMessages.current.payment.bankRequired,
  phoneNumber: () => formMessages.current.payment.phoneRequired,
  accountNumber: () => formMessages.current.payment.accountRequired,
  nayapayId: () => formMessages.current.payment.nayapayIdRequired,
  iban: () => formMessages.current.payment.ibanRequired,
};

type FieldSchema = v.GenericSchema<string, string | undefined>;

const optional = (field: PaymentField): FieldSchema =>
  v.pipe(
    READ[field],
    v.transform((value) => value || undefined),
  );

/** A bank that must be named is one of the list. */
const required = (field: PaymentField): FieldSchema =>
  field === 'bankName' ? v.picklist(BANK_IDS, MISSING.bankName) : v.pipe(READ[field], v.nonEmpty(MISSING[field]));

/** What is doubtful about a phone number that is there; it warns and refuses nothing, since a wallet may know numbers we do not. */
export const phoneWarning = (typed: string): string | undefined =>
  isBlank(typed) || mobileIn(typed) !== null ? undefined : formMessages.current.payment.phoneWarning;

/** What is doubtful about an IBAN that is there: it is not Pakistani or fails the mod-97 check (product.md R12). */
export const ibanWarning = (typed: string): string | undefined =>
  isBlank(typed) || isPakistaniIbanValid(typed) ? undefined : formMessages.current.payment.ibanWarning;

/** An account that receives rupees: the fields its method and bank have in the domain, and nothing else. */
function accountSchema(method: PaymentMethodId, bank: string) {
  const needed = requiredFields(method, bank);
  const fields = visibleFields(method, bank).map((field): [PaymentField, FieldSchema] => [
    field,
    needed.includes(field) ? required(field) : optional(field),
  ]);
  return v.object({
    method: v.literal(method),
    name: v.pipe(
      name,
      v.nonEmpty(() => formMessages.current.payment.nameRequired),
    ),
    ...Object.fromEntries(fields),
  });
}

const textOfField = v.string();

/** The fields of all methods, so that going back to one finds what was typed for it. Hands over those of the chosen method alone. */
export const paymentMethodSchema = v.pipe(
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
    const result = v.safeParse(accountSchema(value.method, value.bankName), value);
    if (result.success) return result.output;
    for (const { message, path } of result.issues) addIssue({ message, path });
    return NEVER;
  }),
);

/** What the fields hold. */
export type PaymentMethodFields = v.InferInput<typeof paymentMethodSchema>;
/** What the form hands over: the chosen method, the holder's name and the fields that method needs. */
export type PaymentMethodValues = { method: PaymentMethodId; name: string } & Partial<Record<PaymentField, string>>;
