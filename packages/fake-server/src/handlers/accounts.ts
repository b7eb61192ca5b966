import type { BankAccount, NewBankAccount, Order } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import {
  accountTitleCheck,
  defaultAccount,
  isBlank,
  isFinalStatus,
  isPkrMobile,
  normaliseAccountNumber,
  normaliseIban,
  normaliseName,
  normaliseNayapayId,
  type PaymentField,
  refusesOtherName,
  requiredFields,
  toLocalMobile,
  visibleFields,
} from '@sarraf/domain';
import type { FakeServer, Person } from '../server.ts';
import { maxPerTransferOf, settingOf } from '../settings-state.ts';
import { type Call, Refusal } from './call.ts';
import { fieldError } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const TITLE_LENGTH = 40;
const FIELDS: readonly PaymentField[] = ['bankName', 'phoneNumber', 'accountNumber', 'nayapayId', 'iban'];

const MISSING: Record<PaymentField, string> = {
  nayapayId: 'NayaPay ID is required',
  phoneNumber: 'Phone number is required',
  iban: 'IBAN is required',
  bankName: 'Bank selection is required',
  accountNumber: 'Account number is required',
};

const SPELLINGS: Record<PaymentField, (text: string) => string> = {
  bankName: normaliseName,
  phoneNumber: (text) => (isPkrMobile(text) ? toLocalMobile(text) : text),
  accountNumber: normaliseAccountNumber,
  nayapayId: normaliseNayapayId,
  iban: normaliseIban,
};

/** The account of a request in one spelling, with the fields of its method; 400 for missing fields. */
function accountIn({ body }: Call): NewBankAccount {
  const account = body(v.vAddBankBody);
  const missing = requiredFields(account.method, account.bankName ?? undefined).filter((field) =>
    isBlank(account[field] ?? ''),
  );
  const errors: Record<string, string> = Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  if (isBlank(account.name)) errors['name'] = 'Account holder name is required';
  if (Object.keys(errors).length > 0) throw new Refusal(400, 'Please check the details', { errors });
  const given = visibleFields(account.method, account.bankName ?? undefined).flatMap(
    (field): [PaymentField, string][] => {
      const text = account[field] ?? '';
      return isBlank(text) ? [] : [[field, SPELLINGS[field](text)]];
    },
  );
  return { name: normaliseName(account.name), method: account.method, ...Object.fromEntries(given) };
}

/** Whether a saved account equals one of a request in every field. */
const isSame = (bank: BankAccount, account: NewBankAccount): boolean =>
  bank.name === account.name &&
  bank.method === account.method &&
  FIELDS.every((field) => (bank[field] ?? null) === (account[field] ?? null));

/** Title of an account at the simulated bank: the name in capitals, another person's for numbers that end in 0007; others tell none. */
const titleOf = ({ method, name, phoneNumber, accountNumber, iban }: NewBankAccount): { title?: string } => {
  if (method === 'others') return {};
  const isOther = [phoneNumber, accountNumber, iban].some((number) => number?.endsWith('0007'));
  return { title: isOther ? 'TARIQ MEHMOOD' : name.toUpperCase().slice(0, TITLE_LENGTH).trim() };
};

/** Value of the setting `title_check`. */
const titleCheckMode = (server: FakeServer): number => Number(settingOf(server, 'title_check') ?? 0);

/** Result of the title check of an account; null while the check is off. */
export const titleCheckOf = (
  server: FakeServer,
  account: Pick<BankAccount, 'title' | 'name'>,
  verifiedName: string | null,
): string | null => accountTitleCheck(account, verifiedName, titleCheckMode(server));

const verifiedName = ({ user }: Person): string | null => (user.nameVerified ? (user.name ?? null) : null);

/** A user's accounts as a list to choose from: the default, the title check, and the most rupees that one transfer can carry. */
function choicesOf(server: FakeServer, person: Person): BankAccount[] {
  const { defaults } = server.accounts;
  const madeLast = defaults.findLast((id) => person.banks.some(({ _id }) => _id === id));
  const first = defaultAccount(person.banks, ({ _id }) => _id === madeLast);
  return person.banks.map((bank) => ({
    ...bank,
    isDefault: bank === first,
    titleCheck: titleCheckOf(server, bank, verifiedName(person)),
    maxPerTransfer: maxPerTransferOf(server, bank.method),
  }));
}

/** An account with its title; 400 for another name than the verified one, if the setting says so. `title`: what the bank has told already. */
function titled(server: FakeServer, person: Person, account: NewBankAccount, title: string | null | undefined) {
  const saved = { ...account, ...(title ? { title } : titleOf(account)) };
  const name = verifiedName(person);
  if (refusesOtherName(titleCheckMode(server)) && name !== null && titleCheckOf(server, saved, name) === 'mismatch') {
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

const notFound = (): Refusal => new Refusal(404, 'Not found');

/** An account of the caller that they can choose; 404 otherwise. */
const ownAccount = (person: Person, id: string): BankAccount => {
  const bank = person.banks.find(({ _id }) => _id === id);
  if (bank === undefined) throw notFound();
  return bank;
};

/** Takes an account out of the list. `replacedBy`: the account in its place, which is the default then if it was. */
function removeAccount({ accounts }: FakeServer, person: Person, old: BankAccount, replacedBy: string | null): void {
  person.banks = person.banks.filter((bank) => bank !== old);
  accounts.removed.set(old._id, { ownerId: person.user._id, replacedBy });
  if (replacedBy !== null) accounts.defaults = accounts.defaults.map((id) => (id === old._id ? replacedBy : id));
}

/** Removed account of the caller; undefined if there is none. */
const removedAccount = ({ accounts }: FakeServer, { user }: Person, id: string) => {
  const removed = accounts.removed.get(id);
  return removed?.ownerId === user._id ? removed : undefined;
};

/** Payment accounts. */
export const accounts = {
  getBanks: ({ server, verified }) => ({ success: true, banks: choicesOf(server, verified()) }),
  addBank(call) {
    const { server } = call;
    const person = call.verified();
    const account = accountIn(call);
    const known = person.banks.find((bank) => isSame(bank, account));
    const saved = titled(server, person, account, known?.title);
    if (known === undefined) person.banks.push({ _id: server.nextId('bank'), ...saved });
    return { success: true, message: 'Payout account added', banks: choicesOf(server, person) };
  },
  updateBank(call) {
    const { server } = call;
    const person = call.verified();
    const account = accountIn(call);
    const { id } = call.path(v.vUpdateBankPath);
    const reply = () => ({ success: true as const, message: 'Account saved', banks: choicesOf(server, person) });
    const known = person.banks.find((bank) => isSame(bank, account));
    const replacedBy = removedAccount(server, person, id)?.replacedBy;
    if (known !== undefined && (known._id === id || known._id === replacedBy)) return reply();
    const old = ownAccount(person, id);
    const isRenamed = isSame(old, { ...account, name: old.name });
    const saved = titled(server, person, account, known?.title ?? (isRenamed ? old.title : undefined));
    const changed = known ?? { _id: server.nextId('bank'), ...saved };
    if (known === undefined) person.banks.splice(person.banks.indexOf(old), 0, changed);
    removeAccount(server, person, old, changed._id);
    return reply();
  },
  deleteBank(call) {
    const { server } = call;
    const person = call.verified();
    const { id } = call.path(v.vDeleteBankPath);
    if (removedAccount(server, person, id)?.replacedBy !== null) {
      const old = ownAccount(person, id);
      const order = server.orders.find((one) => isOpenAt(old._id, one));
      if (order !== undefined) {
        throw new Refusal(
          409,
          'An order is still to be paid to this account. You can delete it once that order is finished.',
          { orderId: order._id },
        );
      }
      removeAccount(server, person, old, null);
    }
    return { success: true, message: 'Account deleted', banks: choicesOf(server, person) };
  },
  makeDefaultBank(call) {
    const { server } = call;
    const person = call.verified();
    server.accounts.defaults.push(ownAccount(person, call.path(v.vMakeDefaultBankPath).id)._id);
    return { success: true, message: 'Default account saved', banks: choicesOf(server, person) };
  },
} satisfies Partial<Resolvers>;
