import { parseContract, vAddBankBody } from '@sarraf/api-client/contract';
import {
  BANKS,
  isAccountNumber,
  isBankId,
  isBlank,
  isIban,
  isPaymentMethodId,
  isPkrMobile,
  normaliseAccountNumber,
  normaliseIban,
  normaliseName,
  normaliseNayapayId,
  requiredFields,
  toLocalMobile,
  visibleFields,
} from '@sarraf/domain';
import type { MessageOf } from '../messages.ts';
import { errorsOf, invalidRequest } from '../parse-request.ts';
import type { BankDetails } from './banks.ts';

const tidy = (value: string | undefined): string | null => (value === undefined ? null : normaliseName(value) || null);

/** Maximum length of an account number; a number in IBAN format has up to 34 characters. */
const LONGEST_NUMBER = 34;

/** Normalises a value for storage; null stays null. */
const stored = (value: string | null, spell: (text: string) => string): string | null => value && spell(value);

/** Errors for the missing fields of an account, whatever else is wrong with the body. Absent, null and blank all count as missing. */
function missingFields(body: unknown): Record<string, MessageOf> {
  const given = new Map(Object.entries(Object(body)));
  const textOf = (field: string): unknown => given.get(field) ?? '';
  const [method, bank] = [textOf('method'), textOf('bankName')];
  const needed =
    typeof method === 'string' && isPaymentMethodId(method)
      ? requiredFields(method, typeof bank === 'string' ? bank.trim() : '')
      : [];
  const missing = (['name', ...needed] as const).filter((field) => {
    const value = textOf(field);
    return typeof value === 'string' && isBlank(value);
  });
  return Object.fromEntries(
    missing.map((field): [string, MessageOf] => [field, (messages) => messages.bank.required[field]]),
  );
}

/**
 * Validates a new account and normalises its values, so that the same account typed twice is one account (product.md R12). Drops fields that
 * its method does not use. Throws 400 with a message by field.
 */
export function checkedAccount(body: unknown): Omit<BankDetails, 'id'> {
  const parsed = parseContract(vAddBankBody, body);
  const errors = { ...errorsOf(parsed.issues ?? [], (messages) => messages.bank.fields), ...missingFields(body) };
  const refuse = (): never => {
    throw invalidRequest(errors);
  };
  if (!parsed.success) return refuse();
  const { output: account } = parsed;
  const bank = tidy(account.bankName);
  const visible = visibleFields(account.method, bank ?? '');
  const value = (field: (typeof visible)[number]) => (visible.includes(field) ? tidy(account[field]) : null);
  const [phone, iban, number] = [value('phoneNumber'), value('iban'), value('accountNumber')];
  if (account.method === 'bank' && bank !== null && !isBankId(bank))
    errors['bankName'] = (messages) => messages.bank.unknownBank({ banks: BANKS.map(({ name }) => name).join(', ') });
  if (phone !== null && !isPkrMobile(phone)) errors['phoneNumber'] = (messages) => messages.bank.fields.phoneNumber;
  if (iban !== null && !isIban(iban)) errors['iban'] = (messages) => messages.bank.fields.iban;
  if (number !== null && !(isAccountNumber(number) && normaliseAccountNumber(number).length <= LONGEST_NUMBER))
    errors['accountNumber'] = (messages) => messages.bank.fields.accountNumber;
  if (Object.keys(errors).length > 0) return refuse();
  return {
    name: normaliseName(account.name),
    method: account.method,
    account_number: stored(number, normaliseAccountNumber),
    phone_number: stored(phone, toLocalMobile),
    nayapay_id: stored(value('nayapayId'), normaliseNayapayId),
    iban: stored(iban, normaliseIban),
    bank_name: value('bankName'),
  };
}
