import { mask } from './mask.ts';

/** Ways of being paid, in the order they are offered (product.md R12). */
export const METHODS = [
  { id: 'nayapay', name: 'NayaPay' },
  { id: 'sadapay', name: 'SadaPay' },
  { id: 'easypaisa', name: 'Easypaisa' },
  { id: 'raast', name: 'Raast' },
  { id: 'bank', name: 'Bank' },
  { id: 'others', name: 'Others' },
] as const;

/** Banks that can be chosen for the method `bank` (product.md R12). */
export const BANKS = [
  { id: 'allied', name: 'Allied Bank Limited' },
  { id: 'standard_chartered', name: 'Standard Chartered Bank' },
  { id: 'meezan', name: 'Meezan Bank' },
  { id: 'ubl', name: 'United Bank Limited' },
  { id: 'dubai_islamic', name: 'Dubai Islamic Bank' },
] as const;

/** Id of a way of being paid. */
export type PaymentMethodId = (typeof METHODS)[number]['id'];
/** Id of a bank that can be chosen. */
export type BankId = (typeof BANKS)[number]['id'];
/** Fields of an account besides its holder's name, which every method needs. */
export type PaymentField = 'bankName' | 'phoneNumber' | 'nayapayId' | 'accountNumber' | 'iban';

/** Whether a text is the id of a payment method. */
export const isPaymentMethodId = (id: string): id is PaymentMethodId => METHODS.some((method) => method.id === id);
/** Whether a text is the id of a bank that can be chosen. */
export const isBankId = (id: string): id is BankId => BANKS.some((bank) => bank.id === id);

const METHOD_FIELDS: Record<PaymentMethodId, readonly PaymentField[]> = {
  nayapay: ['nayapayId', 'phoneNumber'],
  sadapay: ['phoneNumber'],
  raast: ['phoneNumber', 'iban'],
  easypaisa: ['phoneNumber'],
  bank: ['bankName', 'accountNumber'],
  others: ['accountNumber'],
};

const BANK_FIELDS: Record<BankId, readonly PaymentField[]> = {
  allied: ['accountNumber'],
  standard_chartered: ['accountNumber'],
  ubl: ['accountNumber'],
  meezan: ['phoneNumber', 'accountNumber'],
  dubai_islamic: ['phoneNumber', 'accountNumber'],
};

/** Fields a method needs besides the holder's name (product.md R12). The bank counts for the method `bank` alone, and only when it is in the list. */
export const requiredFields = (method: PaymentMethodId, bank = ''): readonly PaymentField[] =>
  method === 'bank' && isBankId(bank) ? ['bankName', ...BANK_FIELDS[bank]] : METHOD_FIELDS[method];

/** Fields to ask for, in reading order: the required ones, and for `others` the optional bank name and IBAN (product.md R12). */
export const visibleFields = (method: PaymentMethodId, bank = ''): readonly PaymentField[] =>
  method === 'others' ? ['bankName', 'accountNumber', 'iban'] : requiredFields(method, bank);

/** Fields of a saved account that its name and masked detail are made of; absent fields may be null or empty. */
export interface AccountDetails extends Partial<Record<PaymentField, string | null | undefined>> {
  /** Method id, or a value this build does not know. */
  method: string;
}

const nameIn = (list: readonly { id: string; name: string }[], id: string): string | undefined =>
  list.find((entry) => entry.id === id)?.name;

/** Translated names of the methods that are not brands. */
export type MethodNames = Partial<Record<PaymentMethodId, string>>;

/** Display name of a method. */
export const methodName = (method: PaymentMethodId, names: MethodNames = {}): string =>
  names[method] ?? nameIn(METHODS, method) ?? method;

/** Display name of an account: its bank if it has one, else its method; unknown ids are shown as they are. */
export function paymentMethodName(
  { method, bankName }: Pick<AccountDetails, 'method' | 'bankName'>,
  names?: MethodNames,
): string {
  const bank = method === 'bank' || method === 'others' ? bankName?.trim() : undefined;
  if (bank) return nameIn(BANKS, bank) ?? bank;
  return isPaymentMethodId(method) ? methodName(method, names) : (nameIn(BANKS, method) ?? method);
}

// A map, because the method comes from the server and may be any text.
const OWN_DETAIL = new Map<string, PaymentField>([
  // Not the NayaPay ID: every one ends in @nayapay.
  ['nayapay', 'phoneNumber'],
  ['sadapay', 'phoneNumber'],
  ['easypaisa', 'phoneNumber'],
  ['raast', 'iban'],
]);

// For unknown methods, and for accounts that lack the detail of their method.
const ANY_DETAIL: readonly PaymentField[] = ['accountNumber', 'iban', 'phoneNumber', 'nayapayId'];

/** Masked detail that distinguishes accounts of one method; empty when the account has none (product.md R13). */
export function maskedDetail(account: AccountDetails): string {
  const fields = [OWN_DETAIL.get(account.method), ...ANY_DETAIL];
  return mask(fields.map((field) => field && account[field]?.trim()).find(Boolean) ?? '');
}

/** Id of the logo of an account: its bank's, else that of its method. */
export const accountMark = ({ method, bankName }: Pick<AccountDetails, 'method' | 'bankName'>): string =>
  method === 'bank' ? (bankName ?? 'bank') : method;

/** Account that is chosen first: the one that its owner made the default, else the only one (product.md S19). */
export const defaultAccount = <Account>(
  accounts: readonly Account[],
  isMadeDefault: (account: Account) => boolean,
): Account | undefined => accounts.find(isMadeDefault) ?? (accounts.length === 1 ? accounts[0] : undefined);

/** Characters of a masked detail that are shown in one line: four dots and the last four characters. */
const SHORT_DETAIL = 8;

/** `••••4567`: the end of an account's masked detail, short enough for a phone; empty when the account has none. */
export const shortDetail = (account: AccountDetails): string => maskedDetail(account).slice(-SHORT_DETAIL);

/** `NayaPay ••••4567`: the account's name and the end of its masked detail, short enough for a phone. */
export function accountName(account: AccountDetails, names?: MethodNames): string {
  const end = shortDetail(account);
  const name = paymentMethodName(account, names);
  return end ? `${name} ${end}` : name;
}
