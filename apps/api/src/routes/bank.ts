import { Hono, type Context } from 'hono';
import type { Messages } from '../messages.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { jsonBody } from '../parse-request.ts';
import { bankChoices, banksOf, type OwnBank } from '../people/banks.ts';
import { checkedAccount } from '../people/new-account.ts';
import { addAccount, changeAccount, makeDefault, removeAccount } from '../people/own-accounts.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

/** Payment accounts (product.md S11, S19). */
export function bankRoutes(services: Services) {
  const { db } = services;
  const reply = async (
    c: Context<Caller>,
    banks: readonly OwnBank[],
    message?: keyof Pick<Messages['bank'], 'added' | 'changed' | 'removed' | 'madeDefault'>,
  ) =>
    c.json({
      success: true,
      ...(message && { message: messagesOf(c).bank[message] }),
      banks: bankChoices(banks, c.get('user'), await readSettings(db)),
    });
  return new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .get('/get', async (c) => reply(c, await banksOf(db, c.get('user').id)))
    .post('/add', async (c) =>
      reply(c, await addAccount(services, c.get('user'), checkedAccount(await jsonBody(c))), 'added'),
    )
    .put('/:id', async (c) => {
      const account = checkedAccount(await jsonBody(c));
      return reply(c, await changeAccount(services, c.get('user'), c.req.param('id'), account), 'changed');
    })
    .delete('/:id', async (c) => reply(c, await removeAccount(services, c.get('user'), c.req.param('id')), 'removed'))
    .post('/:id/default', async (c) =>
      reply(c, await makeDefault(services, c.get('user'), c.req.param('id')), 'madeDefault'),
    );
}
