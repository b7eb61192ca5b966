import { Hono } from 'hono';
import { sql } from 'kysely';
import type { MessageOf } from '../messages.ts';
import { newId } from '../db/new-id.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { messagesOf } from '../middleware/language.ts';
import { jsonBody } from '../parse-request.ts';
import { askTitle, storeTitle } from '../people/account-title.ts';
import { bankChoice, banksOf, isSameAccount, numberField } from '../people/banks.ts';
import { checkedAccount } from '../people/new-account.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const MAX_ACCOUNTS = 50;
const tooMany: MessageOf = ({ bank }) => bank.tooMany({ limit: MAX_ACCOUNTS });

/** Payment accounts (product.md S11). */
export function bankRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .get('/get', async (c) => {
      const [banks, settings] = [await banksOf(db, c.get('user').id), await readSettings(db)];
      return c.json({ success: true, banks: banks.map((bank) => bankChoice(bank, settings)) });
    })
    .post('/add', async (c) => {
      const userId = c.get('user').id;
      const account = checkedAccount(await jsonBody(c));
      const saved = await banksOf(db, userId);
      const known = saved.find((bank) => isSameAccount(bank, account));
      if (!known && saved.length >= MAX_ACCOUNTS) throw new HttpError(409, tooMany);
      // Asked before the transaction: a slow bank must not hold a lock.
      const answer = known?.title ? undefined : await askTitle(services, userId, account);
      if (answer?.status === 'not-found' && !known) throw fieldError(numberField(account), ({ bank }) => bank.notFound);
      const now = clock.now();
      const banks = await db.transaction().execute(async (trx) => {
        // Locks the user, so that two parallel calls with the same account store one.
        await sql`select 1 from users where id = ${userId} for update`.execute(trx);
        const own = await banksOf(trx, userId);
        const same = own.find((bank) => isSameAccount(bank, account));
        if (!same && own.length >= MAX_ACCOUNTS) throw new HttpError(409, tooMany);
        const id = same?.id ?? newId(now);
        if (!same) {
          await trx
            .insertInto('banks')
            .values({ id, user_id: userId, ...account, created_at: now })
            .execute();
        }
        if (answer?.status === 'found') await storeTitle(trx, id, answer, now);
        return banksOf(trx, userId);
      });
      const settings = await readSettings(db);
      return c.json({
        success: true,
        message: messagesOf(c).bank.added,
        banks: banks.map((bank) => bankChoice(bank, settings)),
      });
    });
}
