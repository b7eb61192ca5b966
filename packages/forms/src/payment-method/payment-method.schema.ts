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

const normalisedBy = (normalise: (text: string) => string) => v.pipe(v.string(), v.transform(normalise));
const name = normalisedBy(normaliseName);

/** Mobile in a typed text, with the rules of the login field; null for text with letters. */
const mobileIn = (typed: string): string | null => (/\p{L}/u.test(typed) ? null : readMobile(phoneDigits(typed)));

/** Schema that normalises a field to its stored form. A number that is no Pakistani mobile is kept as typed. */
const NORMALISED: Record<PaymentField, v.GenericSchema<string, string>> = {
  bankName: name,
  phoneNumber: normalisedBy((text) => {
    const mobile = mobileIn(text);
    return mobile === null ? compact(text) : toLocalMobile(mobile);
  }),
  accountNumber: normalisedBy(normaliseAccountNumber),
  nayapayId: normalisedBy(normaliseNayapayId),
  iban: normalisedBy(normaliseIban),
};

/** Error message of each required field that is empty. */
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
    NORMALISED[field],
    v.transform((value) => value || undefined),
  );

/** Schema of a required field; a required bank is one of the list. */
const required = (field: PaymentField): FieldSchema =>
  field === 'bankName' ? v.picklist(BANK_IDS, MISSING.bankName) : v.pipe(NORMALISED[field], v.nonEmpty(MISSING[field]));

/** Warning for a number that is no Pakistani mobile; not an error, since a wallet may accept other numbers. */
export const phoneWarning = (typed: string): string | undefined =>
  isBlank(typed) || mobileIn(typed) !== null ? undefined : formMessages.current.payment.phoneWarning;

/** Warning for an IBAN that is not Pakistani or fails the mod-97 check (product.md R12). */
export const ibanWarning = (typed: string): string | undefined =>
  isBlank(typed) || isPakistaniIbanValid(typed) ? undefined : formMessages.current.payment.ibanWarning;

/** Schema of a payment account: only the fields that its method and bank have in the domain. */
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

/** Payment account. The input has the fields of all methods, so that values are kept on a switch; the output only those of the chosen one. */
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

/** Values of the fields. */
export type PaymentMethodFields = v.InferInput<typeof paymentMethodSchema>;
/** Output of the form: the chosen method, the holder's name and the fields of that method. */
export type PaymentMethodValues = { method: PaymentMethodId; name: string } & Partial<Record<PaymentField, string>>;
