import type { BankAccount, NewBankAccount, Order } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { checkTitle, isBlank, isFinalStatus, type PaymentField, requiredFields } from '@sarraf/domain';
import type { FakeServer, Person } from '../server.ts';
import { maxPerTransferOf, settingOf } from '../settings-state.ts';
import { type Call, Refusal } from './call.ts';
import { fieldError } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const TITLE_LENGTH = 40;
const REFUSE = 2;

const MISSING: Record<PaymentField, string> = {
  nayapayId: 'NayaPay ID is required',
  phoneNumber: 'Phone number is required',
  iban: 'IBAN is required',
  bankName: 'Bank selection is required',
  accountNumber: 'Account number is required',
};

/** The account of a request; 400 for missing fields. */
function accountIn({ body }: Call): NewBankAccount {
  const account = body(v.vAddBankBody);
  const missing = requiredFields(account.method, account.bankName ?? undefined).filter((field) =>
    isBlank(account[field] ?? ''),
  );
  const errors: Record<string, string> = Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  if (isBlank(account.name)) errors['name'] = 'Account holder name is required';
  if (Object.keys(errors).length > 0) throw new Refusal(400, 'Please check the details', { errors });
  return account;
}

/** Title of an account at the simulated bank: the name in capitals, another person's for numbers that end in 0007; others tell none. */
const titleOf = ({ method, name, phoneNumber, accountNumber, iban }: NewBankAccount): { title?: string } => {
  if (method === 'others') return {};
  const isOther = [phoneNumber, accountNumber, iban].some((number) => number?.endsWith('0007'));
  return { title: isOther ? 'TARIQ MEHMOOD' : name.toUpperCase().slice(0, TITLE_LENGTH).trim() };
};

/** Result of the title check of an account; null while the check is off. */
export function titleCheckOf(
  server: FakeServer,
  { title, name }: Pick<BankAccount, 'title' | 'name'>,
  verifiedName: string | null,
): string | null {
  const mode = settingOf(server, 'title_check');
  return typeof mode === 'number' && mode > 0 ? checkTitle(title ?? name, verifiedName) : null;
}

const verifiedName = ({ user }: Person): string | null => (user.nameVerified ? (user.name ?? null) : null);

/** A user's accounts as a list to choose from: the default, the title check, and the most rupees that one transfer can carry. */
function choicesOf(server: FakeServer, person: Person): BankAccount[] {
  const only = person.banks.length === 1 ? person.banks[0] : undefined;
  const first = person.banks.find(({ isDefault }) => isDefault) ?? only;
  return person.banks.map((bank) => ({
    ...bank,
    isDefault: bank === first,
    titleCheck: titleCheckOf(server, bank, verifiedName(person)),
    maxPerTransfer: maxPerTransferOf(server, bank.method),
  }));
}

/** An account as it is saved; 400 for another name than the verified one, if the setting says so. */
function savedAccount(server: FakeServer, person: Person, account: NewBankAccount): BankAccount {
  const saved = { _id: server.nextId('bank'), ...account, ...titleOf(account) };
  const name = verifiedName(person) ?? '';
  if (settingOf(server, 'title_check') === REFUSE && titleCheckOf(server, saved, verifiedName(person)) === 'mismatch') {
    throw fieldError(
      'name',
      saved.title
        ? `At the bank this account is in the name of ${saved.title}. Your verified name is ${name}. Use an account in your own name.`
        : `This is not your verified name, ${name}. Use an account in your own name.`,
    );
  }
  return saved;
}

/** Whether an order is still to be paid to an account, or to be paid again. */
const isOpenAt = (bankId: string, order: Order): boolean =>
  order.bank_id?._id === bankId &&
  (!isFinalStatus(order.status) || (Boolean(order.payoutReturned) && !order.payoutReturned?.refundedAt));

const ownAccount = (person: Person, id: string): BankAccount => {
  const bank = person.banks.find(({ _id }) => _id === id);
  if (bank === undefined) throw new Refusal(404, 'Not found');
  return bank;
};

/** Payment accounts. */
export const accounts = {
  getBanks: ({ server, verified }) => ({ success: true, banks: choicesOf(server, verified()) }),
  addBank(call) {
    const person = call.verified();
    person.banks.push(savedAccount(call.server, person, accountIn(call)));
    return { success: true, message: 'Payment method added', banks: choicesOf(call.server, person) };
  },
  updateBank(call) {
    const person = call.verified();
    const account = accountIn(call);
    const old = ownAccount(person, call.path(v.vUpdateBankPath).id);
    const changed = { ...savedAccount(call.server, person, account), isDefault: old.isDefault ?? false };
    person.banks.splice(person.banks.indexOf(old), 1, changed);
    return { success: true, message: 'Account saved', banks: choicesOf(call.server, person) };
  },
  deleteBank(call) {
    const person = call.verified();
    const old = ownAccount(person, call.path(v.vDeleteBankPath).id);
    const order = call.server.orders.find((one) => isOpenAt(old._id, one));
    if (order !== undefined) {
      throw new Refusal(
        409,
        'An order is still to be paid to this account. You can delete it once that order is finished.',
        { orderId: order._id },
      );
    }
    person.banks.splice(person.banks.indexOf(old), 1);
    return { success: true, message: 'Account deleted', banks: choicesOf(call.server, person) };
  },
  makeDefaultBank(call) {
    const person = call.verified();
    const chosen = ownAccount(person, call.path(v.vMakeDefaultBankPath).id);
    for (const bank of person.banks) bank.isDefault = bank === chosen;
    return { success: true, message: 'Default account saved', banks: choicesOf(call.server, person) };
  },
} satisfies Partial<Resolvers>;
