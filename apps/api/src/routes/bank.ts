import { vAddBankBody, type WithoutNulls } from '@sarraf/api-client/contract';
import { BANKS, isBankId, isBlank, isPkrMobile, normaliseIban, requiredFields, visibleFields } from '@sarraf/domain';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { newId } from '../db/new-id.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { HttpError } from '../middleware/http-error.ts';
import { parseBody } from '../middleware/parse.ts';
import { bankReply, banksOf, type BankRow } from '../people/banks.ts';
import type { Services } from '../services.ts';

const REQUIRED = {
  phoneNumber: 'Phone number is required',
  accountNumber: 'Account number is required',
  nayapayId: 'NayaPay ID is required',
  iban: 'IBAN is required',
  bankName: 'Bank selection is required',
} as const;
const NAME = 'Account holder name is required';
const SENTENCES = {
  name: { max_length: 'Account holder name is too long', other: NAME },
  method: 'Choose a payment method',
  phoneNumber: 'Phone number is not valid.',
  accountNumber: 'Account number is not valid',
  nayapayId: 'NayaPay ID is not valid',
  iban: 'IBAN is not valid',
  bankName: 'Bank selection is not valid',
};
const MOST_ACCOUNTS = 50;

type NewAccount = WithoutNulls<v.InferOutput<typeof vAddBankBody>>;

const tidy = (value: string | undefined): string | null =>
  value === undefined || isBlank(value) ? null : value.trim();

/** The fields this method has, checked; what it does not ask for is dropped. Throws 400 with a message by field. */
function checkedAccount(body: NewAccount) {
  const errors: Record<string, string> = {};
  if (isBlank(body.name)) errors['name'] = NAME;
  const bank = tidy(body.bankName) ?? '';
  const visible = visibleFields(body.method, bank);
  const value = (field: keyof typeof REQUIRED): string | null => (visible.includes(field) ? tidy(body[field]) : null);
  for (const field of requiredFields(body.method, bank)) if (value(field) === null) errors[field] = REQUIRED[field];
  if (body.method === 'bank' && bank && !isBankId(bank))
    errors['bankName'] = `Choose one of ${BANKS.map(({ name }) => name).join(', ')}`;
  const phone = value('phoneNumber');
  if (phone !== null && !isPkrMobile(phone)) errors['phoneNumber'] = SENTENCES.phoneNumber;
  const iban = value('iban');
  if (iban !== null && !/^[A-Z]{2}[A-Z0-9]{2,32}$/.test(normaliseIban(iban))) errors['iban'] = SENTENCES.iban;
  const account = value('accountNumber');
  if (account !== null && !/^[\p{L}\p{N} /-]+$/u.test(account)) errors['accountNumber'] = SENTENCES.accountNumber;
  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError(400, first, { errors });
  return {
    name: body.name.trim(),
    method: body.method,
    account_number: account,
    phone_number: phone,
    nayapay_id: value('nayapayId'),
    iban: iban === null ? null : normaliseIban(iban),
    bank_name: value('bankName'),
  };
}

const isSame = (bank: BankRow, account: ReturnType<typeof checkedAccount>): boolean =>
  bank.name === account.name &&
  bank.method === account.method &&
  bank.account_number === account.account_number &&
  bank.phone_number === account.phone_number &&
  bank.nayapay_id === account.nayapay_id &&
  bank.iban === account.iban &&
  bank.bank_name === account.bank_name;

/** Payment accounts (spec §2, §5, §7). */
export function bankRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .get('/get', async (c) => {
      const banks = await banksOf(db, c.get('user').id);
      return c.json({ success: true, banks: banks.map(bankReply) });
    })
    .post('/add', async (c) => {
      const userId = c.get('user').id;
      const account = checkedAccount(await parseBody(c, vAddBankBody, SENTENCES));
      const now = clock.now();
      const banks = await db.transaction().execute(async (trx) => {
        // Two quick presses of the button are one account, so the person's row is locked while we look.
        await sql`select 1 from users where id = ${userId} for update`.execute(trx);
        const own = await banksOf(trx, userId);
        if (own.some((bank) => isSame(bank, account))) return own;
        if (own.length >= MOST_ACCOUNTS) throw new HttpError(409, `You can save at most ${MOST_ACCOUNTS} accounts`);
        await trx
          .insertInto('banks')
          .values({ id: newId(now), user_id: userId, ...account, created_at: now })
          .execute();
        return banksOf(trx, userId);
      });
      return c.json({ success: true, message: 'Payment method added', banks: banks.map(bankReply) });
    });
}
