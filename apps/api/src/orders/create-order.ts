import { createHash } from 'node:crypto';
import type { CreateOrderData } from '@sarraf/api-client/contract';
import {
  MAX_SELL_USDT,
  type SellLimit,
  brokenLimit,
  formatUsdt,
  isUsdtAmount,
  priceFor,
  quoteAtPrice,
  secondsLeft,
} from '@sarraf/domain';
import type { Kysely } from 'kysely';
import { accountOf } from '../chains/addresses.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import type { Messages, Sentence } from '../messages.ts';
import { HttpError, fieldError } from '../middleware/http-error.ts';
import { termsOf, type UserRow } from '../people/users.ts';
import type { Services } from '../services.ts';
import { type Network, readSettings } from '../settings/settings.ts';
import { closeOverdue } from './expiry.ts';
import { pendingOrderOf, type OrderRow } from './order-reply.ts';
import { nextAddressIndex } from './order-store.ts';

type OrderRequest = CreateOrderData['body'];

/** The order as far as the reply tells. */
type CreatedOrder = Pick<OrderRow, 'id' | 'address' | 'expires_at'>;

const bodyHash = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.amount, request.networkId, request.bankAccountId]))
    .digest('hex');

/** The order an earlier call with this key made; throws 422 when that call asked for something else. */
async function earlierOrder(
  db: Kysely<Database>,
  userId: string,
  key: string,
  hash: string,
): Promise<CreatedOrder | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .innerJoin('orders', 'orders.id', 'idempotency_keys.order_id')
    .select(['idempotency_keys.body_hash', 'orders.id', 'orders.address', 'orders.expires_at'])
    .where('idempotency_keys.user_id', '=', userId)
    .where('idempotency_keys.key', '=', key)
    .executeTakeFirst();
  if (row && row.body_hash !== hash) throw new HttpError(422, ({ sell }) => sell.keyReused);
  return row;
}

/** What is said of an amount that breaks a limit of the sale, by the limit. */
export function limitSentences({ sell }: Messages, min: number, network?: Network): Record<SellLimit, string> {
  const { name = '', minAmount = 0, maxAmount = 0 } = network ?? {};
  const below = sell.belowMin({ min });
  return {
    empty: below,
    'below-min': below,
    'above-max': sell.aboveMax({ max: MAX_SELL_USDT }),
    'below-network': sell.belowNetworkMin({ network: name, min: formatUsdt(minAmount) }),
    'above-network': sell.aboveNetworkMax({ network: name, max: formatUsdt(maxAmount) }),
  };
}

/** Everything that can be wrong with the request, and what the order is made of. */
async function drawUp({ db, isOffered }: Services, user: UserRow, request: OrderRequest) {
  const settings = await readSettings(db);
  const terms = termsOf(user, settings);
  const { amount } = request;
  if (!isUsdtAmount(amount)) throw fieldError('amount', ({ sell }) => sell.tooManyDecimals);
  const network = settings.networks.find(({ id }) => id === request.networkId && isOffered(id));
  const limit = brokenLimit(amount, { min: terms.min_quantity, network });
  if (limit !== null) {
    const field = limit === 'below-network' || limit === 'above-network' ? 'networkId' : 'amount';
    throw fieldError(field, (messages) => limitSentences(messages, terms.min_quantity, network)[limit]);
  }
  if (!network) throw fieldError('networkId', ({ sell }) => sell.unknownNetwork);
  const bank = await db
    .selectFrom('banks')
    .select('id')
    .where('id', '=', request.bankAccountId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!bank) {
    const unknown: Sentence = ({ sell }) => sell.unknownAccount;
    throw new HttpError(404, unknown, { errors: { bankAccountId: unknown } });
  }
  const price = priceFor(amount, settings.price_ranges);
  if (price.lte(0)) throw fieldError('amount', ({ sell }) => sell.noPrice);
  const quote = quoteAtPrice({
    quantity: amount,
    price,
    feeRate: terms.platform_fee,
    discountRate: terms.platform_fee_discount,
  });
  return { settings, terms, network, bank, quote };
}

/**
 * Opens an order: price and fee frozen, an address of its own, the deadline by the server's clock. One transaction with
 * the idempotency key, so a repeated call finds either nothing or the whole order.
 */
async function open(
  services: Services,
  user: UserRow,
  request: OrderRequest,
  key: string | undefined,
): Promise<CreatedOrder> {
  const { db, depositAddress, clock } = services;
  const { settings, terms, network, bank, quote } = await drawUp(services, user, request);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = newId(now);
    if (key !== undefined) {
      // A twin of this call waits here until we are done, then finds our row.
      const claimed = await trx
        .insertInto('idempotency_keys')
        .values({ user_id: user.id, key, body_hash: bodyHash(request), order_id: id, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning('order_id')
        .executeTakeFirst();
      if (!claimed) {
        const twin = await earlierOrder(trx, user.id, key, bodyHash(request));
        if (twin) return twin;
      }
    }
    const index = await nextAddressIndex(trx);
    const address = depositAddress(network.id, index);
    if (address === null) throw fieldError('networkId', ({ sell }) => sell.noAddress({ network: network.name }));
    const created = await trx
      .insertInto('orders')
      .values({
        id,
        user_id: user.id,
        type: 'sell',
        status: 'pending',
        network_id: network.id,
        address,
        account: accountOf(address),
        address_index: index,
        quantity: quote.quantity.toString(),
        price: quote.price.toString(),
        price_ranges: JSON.stringify(settings.price_ranges),
        fee_rate: String(terms.platform_fee),
        fee_discount: String(terms.platform_fee_discount),
        platform_fee: quote.fee.toString(),
        net_amount: quote.received.toString(),
        bank_account_id: bank.id,
        created_at: now,
        expires_at: new Date(now.getTime() + terms.transaction_exp_time),
      })
      .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'pending').doNothing())
      .returning(['id', 'address', 'expires_at'])
      .executeTakeFirst();
    if (created) return created;
    const pending = await pendingOrderOf(trx, user.id);
    throw new HttpError(409, ({ sell }) => sell.pendingOrder, { body: { orderId: pending?.id ?? '' } });
  });
}

/** Opens an order or repeats the reply of the call that did (product.md R18). */
export async function createOrder(services: Services, user: UserRow, request: OrderRequest, key: string | undefined) {
  const { db, clock } = services;
  let order = key === undefined ? undefined : await earlierOrder(db, user.id, key, bodyHash(request));
  if (!order) {
    const pending = await pendingOrderOf(db, user.id);
    if (pending && pending.expires_at < clock.now()) {
      // Its time is over and the worker has not come by yet: judge it now by what has been read, rather than refuse the next order.
      await closeOverdue(services, user.id);
    }
    order = await open(services, user, request, key);
  }
  return {
    orderId: order.id,
    depositAddress: order.address,
    expiresIn: secondsLeft(order.expires_at.getTime(), clock.now().getTime()),
  };
}
