import type { RequestWithdrawalData } from '@sarraf/api-client/contract';
import {
  accountOf,
  decimal,
  formatUsdt,
  MAX_SETTING_AMOUNT,
  normaliseAddress,
  typedDecimal,
  USDT_PLACES,
} from '@sarraf/domain';
import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, notFound } from '../http-error.ts';
import { claimIdempotencyKey, findIdempotentResult, type IdempotentRequest } from '../db/idempotency.ts';
import { changeWallet } from './balance.ts';
import { refuseBlocked } from '../people/blocked.ts';
import { lockUser, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { isLostAt } from './unspendable.ts';
import { ownReply, withdrawalById } from './withdrawal-page.ts';

type Request = RequestWithdrawalData['body'];

/** Amount in USDT of a request: a JSON number, or text that is parsed like a form field. Throws 400 for an invalid amount. */
export function usdtOf(amount: number | string) {
  const exact = typeof amount === 'number' ? decimal(amount) : typedDecimal(amount);
  if (exact === null || exact.lte(0) || exact.gt(MAX_SETTING_AMOUNT) || exact.round(USDT_PLACES).cmp(exact) !== 0)
    throw fieldError('amount', ({ wallet }) => wallet.amount);
  return exact;
}

/** Account (40 hex digits) of a withdrawal address. Throws 400 for an address of another format, one that nobody can spend from, or one of ours. */
async function accountOfTarget({ db, kindOf, config }: Services, networkId: string, address: string): Promise<string> {
  const account = accountOf(address);
  const isOfNetwork = address.startsWith('T') === (kindOf(networkId) === 'tron');
  if (account === null || !isOfNetwork) throw fieldError('address', ({ wallet }) => wallet.wrongAddress);
  if (isLostAt(config, account)) throw fieldError('address', ({ wallet }) => wallet.unspendable);
  const ours = await db
    .selectFrom('orders')
    .select('id')
    .where('account', '=', account)
    .where('type', '=', 'sell')
    .executeTakeFirst();
  if (ours) throw fieldError('address', ({ wallet }) => wallet.ownAddress);
  return account;
}

/** Validates the network, the address and the amount of a withdrawal. */
async function validateWithdrawal(services: Services, request: Request) {
  const { networks } = await readSettings(services.db);
  const network = networks.find(({ id }) => id === request.networkId && services.isOffered(id));
  if (!network) throw fieldError('networkId', ({ sell }) => sell.unknownNetwork);
  const amount = usdtOf(request.amount);
  const address = normaliseAddress(request.address);
  return { network_id: network.id, address, account: await accountOfTarget(services, network.id, address), amount };
}

const hashOf = ({ networkId, address, amount }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify(['withdrawal', networkId, normaliseAddress(address), usdtOf(amount).toString()]))
    .digest('hex');

/** Withdrawal that an earlier call with the same idempotency key created. */
async function earlier(db: Kysely<Database>, made: { withdrawalId: string | null } | undefined) {
  const view = made && (await withdrawalById(db, made.withdrawalId ?? ''));
  return view && ownReply(view);
}

/** Requests a withdrawal, or repeats the reply of the call with the same idempotency key (ADR 3). */
export async function requestWithdrawal(services: Services, user: UserRow, request: Request, key: string | undefined) {
  const idempotent = { userId: user.id, key, hash: hashOf(request) };
  const known = await earlier(services.db, await findIdempotentResult(services.db, idempotent));
  return known ?? services.db.transaction().execute((trx) => requestWithdrawalIn(trx, services, request, idempotent));
}

/** {@link requestWithdrawal}, in the caller's transaction. The USDT leave the balance at once, so that they cannot be sold or withdrawn again. */
export async function requestWithdrawalIn(
  trx: Transaction<Database>,
  services: Services,
  request: Request,
  idempotent: IdempotentRequest,
) {
  const { userId } = idempotent;
  const { amount, ...wanted } = await validateWithdrawal({ ...services, db: trx }, request);
  const now = services.clock.now();
  const id = newId(now);
  const duplicate = await earlier(trx, await claimIdempotencyKey(trx, idempotent, { withdrawalId: id }, now));
  if (duplicate) return duplicate;
  const owner = await lockUser(trx, userId);
  if (!owner) throw notFound();
  refuseBlocked(owner);
  await trx
    .insertInto('withdrawals')
    .values({ id, user_id: userId, ...wanted, amount: amount.toString(), status: 'requested', created_at: now })
    .execute();
  const about = { user_id: userId, reason: 'withdrawal', withdrawal_id: id, at: now } as const;
  if (!(await changeWallet(trx, { ...about, amount: amount.times(-1) }))) {
    const balance = formatUsdt(owner.wallet_balance);
    throw fieldError('amount', ({ wallet }) => wallet.tooLittle({ balance }));
  }
  const view = await withdrawalById(trx, id);
  if (!view) throw notFound();
  return ownReply(view);
}
