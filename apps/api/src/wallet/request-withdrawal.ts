import type { RequestWithdrawalData } from '@sarraf/api-client/contract';
import { decimal, formatUsdt } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import { accountOf } from '../chains/addresses.ts';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, notFound } from '../middleware/http-error.ts';
import { changeWallet } from '../orders/wallet.ts';
import { refuseBlocked } from '../people/blocked.ts';
import type { UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { ownReply, withdrawalById } from './withdrawal-page.ts';

type Request = RequestWithdrawalData['body'];

const USDT_PLACES = 6;

/** The amount of a call: a JSON number, or the same as decimal text. */
export function usdtOf(amount: number | string) {
  const exact = decimal(amount);
  if (exact.lte(0) || exact.round(USDT_PLACES).cmp(exact) !== 0)
    throw fieldError('amount', ({ wallet }) => wallet.amount);
  return exact;
}

/** The 20 bytes of a target, which must be written as its network writes addresses, checksum and all, and not be one of ours. */
async function targetOf({ db, kindOf }: Services, networkId: string, address: string): Promise<string> {
  const account = accountOf(address);
  const isOfNetwork = address.startsWith('T') === (kindOf(networkId) === 'tron');
  if (account === null || !isOfNetwork) throw fieldError('address', ({ wallet }) => wallet.wrongAddress);
  const ours = await db
    .selectFrom('orders')
    .select('id')
    .where('account', '=', account)
    .where('type', '=', 'sell')
    .executeTakeFirst();
  if (ours) throw fieldError('address', ({ wallet }) => wallet.ownAddress);
  return account;
}

/** What is asked for, or what is wrong with it. */
async function drawUp(services: Services, request: Request) {
  const { networks } = await readSettings(services.db);
  const network = networks.find(({ id }) => id === request.networkId && services.isOffered(id));
  if (!network) throw fieldError('networkId', ({ sell }) => sell.unknownNetwork);
  const amount = usdtOf(request.amount);
  const address = request.address.trim();
  return { network_id: network.id, address, account: await targetOf(services, network.id, address), amount };
}

/** Asks for USDT of the wallet back. They leave the balance at once, so that they can be neither sold nor asked for twice. */
export const requestWithdrawal = (services: Services, user: UserRow, request: Request) =>
  services.db.transaction().execute((trx) => requestWithdrawalIn(trx, services, user, request));

/** {@link requestWithdrawal}, in the caller's transaction. */
export async function requestWithdrawalIn(
  trx: Transaction<Database>,
  services: Services,
  user: Pick<UserRow, 'id'>,
  request: Request,
) {
  const { amount, ...wanted } = await drawUp({ ...services, db: trx }, request);
  const now = services.clock.now();
  const owner = await trx
    .selectFrom('users')
    .select(['wallet_balance', 'blocked_at'])
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner) throw notFound();
  refuseBlocked(owner);
  const id = newId(now);
  await trx
    .insertInto('withdrawals')
    .values({ id, user_id: user.id, ...wanted, amount: amount.toString(), status: 'requested', created_at: now })
    .execute();
  const about = { user_id: user.id, reason: 'withdrawal', withdrawal_id: id, at: now } as const;
  if (!(await changeWallet(trx, { ...about, amount: amount.times(-1) }))) {
    const balance = formatUsdt(owner.wallet_balance);
    throw fieldError('amount', ({ wallet }) => wallet.tooLittle({ balance }));
  }
  const view = await withdrawalById(trx, id);
  if (!view) throw notFound();
  return ownReply(view);
}
