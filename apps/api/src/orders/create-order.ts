import { createHash } from 'node:crypto';
import { accountOf, brokenLimit, formatUsdt, isUsdtAmount, secondsLeft } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import { HttpError, fieldError } from '../http-error.ts';
import { requireOwnBank } from '../people/banks.ts';
import { termsOf, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { refuseWhileSalesPaused } from '../settings/pauses.ts';
import { readSettings } from '../settings/settings.ts';
import { closeOverdue } from './expiry.ts';
import { pendingOrderOf, type OrderRow } from './order-reply.ts';
import { orderById, singleOrderReply } from './single-order.ts';
import { claimIdempotencyKey, findIdempotentResult, type IdempotentRequest } from '../db/idempotency.ts';
import { nextAddressIndex } from './order-store.ts';
import { insertPayout } from './payout-rows.ts';
import { limitMessages, networkOf, quoteSale, type OrderRequest } from './quote-sale.ts';
import { checkSellerLimits, lockSeller } from './seller-limits.ts';
import { changeWallet } from '../wallet/balance.ts';

/** Columns of an order that the reply needs. */
type CreatedOrder = Pick<OrderRow, 'id' | 'address' | 'expires_at'>;

const bodyHash = (request: OrderRequest): string =>
  createHash('sha256')
    // A sale from the wallet has no network. The hash of other orders must not change: keys of earlier builds are stored with it.
    .update(JSON.stringify([request.amount, request.source ?? request.networkId, request.bankAccountId]))
    .digest('hex');

/** Order that an earlier call with the same idempotency key created. */
async function earlierOrder(
  db: Kysely<Database>,
  made: { orderId: string | null } | undefined,
): Promise<CreatedOrder | undefined> {
  if (!made) return undefined;
  return db
    .selectFrom('orders')
    .select(['id', 'address', 'expires_at'])
    .where('id', '=', made.orderId)
    .executeTakeFirst();
}

/**
 * Opens an order with a fixed price and fee, an address of its own and a deadline by the server's clock. In one transaction with the
 * idempotency key, so that a repeated call finds either nothing or the whole order.
 */
async function open(
  services: Services,
  user: UserRow,
  request: OrderRequest,
  idempotent: IdempotentRequest,
): Promise<CreatedOrder> {
  const { db, depositAddress, clock } = services;
  const settings = await readSettings(db);
  refuseWhileSalesPaused(settings.sales_paused);
  if (!isUsdtAmount(request.amount)) throw fieldError('amount', ({ sell }) => sell.tooManyDecimals);
  const network = await networkOf(services, user, request, settings);
  const { quote, row } = await quoteSale(services, user, request, settings);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = newId(now);
    const duplicate = await earlierOrder(trx, await claimIdempotencyKey(trx, idempotent, { orderId: id }, now));
    if (duplicate) return duplicate;
    await lockSeller(trx, user.id);
    await requireOwnBank(trx, user.id, request.bankAccountId, { lock: true });
    await checkSellerLimits(trx, user.id, { rupees: quote.received, settings, now });
    const index = await nextAddressIndex(trx);
    const address = depositAddress(network.id, index);
    if (address === null) throw fieldError('networkId', ({ sell }) => sell.noAddress({ network: network.name }));
    const created = await trx
      .insertInto('orders')
      .values({
        ...row,
        id,
        status: 'pending',
        network_id: network.id,
        address,
        account: accountOf(address),
        address_index: index,
        created_at: now,
        expires_at: new Date(now.getTime() + termsOf(user, settings).transaction_exp_time),
      })
      .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'pending').doNothing())
      .returning(['id', 'address', 'expires_at'])
      .executeTakeFirst();
    if (created) return created;
    const pending = await pendingOrderOf(trx, user.id);
    throw new HttpError(409, ({ sell }) => sell.pendingOrder, { body: { orderId: pending?.id ?? '' } });
  });
}

/**
 * Sells from the wallet: in one transaction the USDT leave the balance, the order is in process and its payout is queued. The whole
 * balance may be sold even if it is below the smallest sale. The payout of a seller on the screening list is held.
 */
async function sellBalance(
  services: Services,
  user: UserRow,
  request: OrderRequest,
  idempotent: IdempotentRequest,
): Promise<CreatedOrder> {
  const { db, clock, screening } = services;
  const settings = await readSettings(db);
  refuseWhileSalesPaused(settings.sales_paused);
  const { amount } = request;
  if (!isUsdtAmount(amount)) throw fieldError('amount', ({ sell }) => sell.tooManyDecimals);
  const { min_quantity: min } = termsOf(user, settings);
  const limit = brokenLimit(amount, { min });
  const { quote, row } = await quoteSale(services, user, request, settings);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = newId(now);
    const duplicate = await earlierOrder(trx, await claimIdempotencyKey(trx, idempotent, { orderId: id }, now));
    if (duplicate) return duplicate;
    const balance = await lockSeller(trx, user.id);
    await requireOwnBank(trx, user.id, request.bankAccountId, { lock: true });
    await checkSellerLimits(trx, user.id, { rupees: quote.received, settings, now });
    if (limit !== null && !(limit === 'below-min' && balance.eq(amount))) {
      throw fieldError('amount', (messages) => limitMessages(messages, min)[limit]);
    }
    if (quote.received.lte(0)) throw fieldError('amount', ({ sell }) => sell.tooLittle);
    await trx
      .insertInto('orders')
      .values({
        ...row,
        id,
        source: 'wallet',
        status: 'in_process',
        network_id: '',
        address: id,
        sold_amount: row.quantity,
        transfer_status: 'processing',
        created_at: now,
        expires_at: now,
      })
      .execute();
    const isPaid = await changeWallet(trx, {
      user_id: user.id,
      amount: quote.quantity.times(-1),
      reason: 'sale',
      order_id: id,
      at: now,
    });
    if (!isPaid) throw fieldError('amount', ({ wallet }) => wallet.tooLittle({ balance: formatUsdt(balance) }));
    await insertPayout(
      trx,
      { orderId: id, rupees: row.net_amount, isScreened: screening.matches(user.name, user.claimed_name) },
      now,
    );
    return { id, address: '', expires_at: now };
  });
}

/** Opens an order or repeats the reply of the call that did (product.md R18). */
export async function createOrder(services: Services, user: UserRow, request: OrderRequest, key: string | undefined) {
  const { db, clock } = services;
  const isFromWallet = request.source === 'wallet';
  if (isFromWallet && request.networkId !== undefined) throw fieldError('networkId', ({ sell }) => sell.noNetwork);
  const idempotent = { userId: user.id, key, hash: bodyHash(request) };
  let order = await earlierOrder(db, await findIdempotentResult(db, idempotent));
  if (!order) {
    const pending = isFromWallet ? undefined : await pendingOrderOf(db, user.id);
    if (pending && pending.expires_at < clock.now()) {
      // The pending order is overdue and the worker has not closed it yet. Close it now, so that it does not block this one.
      await closeOverdue(services, user.id);
    }
    order = await (isFromWallet ? sellBalance : open)(services, user, request, idempotent);
  }
  const view = isFromWallet ? await orderById(db, order.id) : undefined;
  return {
    orderId: order.id,
    depositAddress: isFromWallet ? '' : order.address,
    expiresIn: secondsLeft(order.expires_at.getTime(), clock.now().getTime()),
    ...(view ? { data: singleOrderReply(view, services) } : {}),
  };
}
