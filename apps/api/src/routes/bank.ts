import { Hono } from 'hono';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { HttpError } from '../http-error.ts';
import { messagesOf } from '../middleware/language.ts';
import { jsonBody } from '../parse-request.ts';
import { bankReply, banksOf, isSameAccount } from '../people/banks.ts';
import { checkedAccount } from '../people/new-account.ts';
import type { Services } from '../services.ts';

const MAX_ACCOUNTS = 50;

/** Payment accounts (product.md S11). */
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
      const account = checkedAccount(await jsonBody(c));
      const now = clock.now();
      const banks = await db.transaction().execute(async (trx) => {
        // Locks the user, so that two parallel calls with the same account store one.
        await sql`select 1 from users where id = ${userId} for update`.execute(trx);
        const own = await banksOf(trx, userId);
        if (own.some((bank) => isSameAccount(bank, account))) return own;
        if (own.length >= MAX_ACCOUNTS) throw new HttpError(409, ({ bank }) => bank.tooMany({ limit: MAX_ACCOUNTS }));
        await trx
          .insertInto('banks')
          .values({ id: newId(now), user_id: userId, ...account, created_at: now })
          .execute();
        return banksOf(trx, userId);
      });
      return c.json({ success: true, message: messagesOf(c).bank.added, banks: banks.map(bankReply) });
    });
}
