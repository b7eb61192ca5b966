import { parseContract, vAddBankBody } from '@sarraf/api-client/contract';
import {
  BANKS,
  isBankId,
  isBlank,
  isPaymentMethodId,
  isPkrMobile,
  normaliseIban,
  requiredFields,
  visibleFields,
} from '@sarraf/domain';
import type { Sentence } from '../messages.ts';
import { errorsOf, invalidRequest } from '../middleware/parse.ts';
import type { BankDetails } from './banks.ts';

const tidy = (value: string | undefined): string | null =>
  value === undefined || isBlank(value) ? null : value.trim();

/** What is missing of the account, by field, whatever else is wrong with the body: absent, null and blank are alike. */
function missingFields(body: unknown): Record<string, Sentence> {
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
    missing.map((field): [string, Sentence] => [field, (messages) => messages.bank.required[field]]),
  );
}

/** An account to be stored, checked; what its method does not ask for is dropped. Throws 400 with a message by field. */
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
  if (iban !== null && !/^[A-Z]{2}[A-Z0-9]{2,32}$/.test(normaliseIban(iban)))
    errors['iban'] = (messages) => messages.bank.fields.iban;
  if (number !== null && !/^[\p{L}\p{N} /-]+$/u.test(number))
    errors['accountNumber'] = (messages) => messages.bank.fields.accountNumber;
  if (Object.keys(errors).length > 0) return refuse();
  return {
    name: account.name.trim(),
    method: account.method,
    account_number: number,
    phone_number: phone,
    nayapay_id: value('nayapayId'),
    iban: iban === null ? null : normaliseIban(iban),
    bank_name: value('bankName'),
  };
}
