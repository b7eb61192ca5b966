import { vChoosePayoutAccountBody, vCreateOrderBody, vCreateOrderHeaders } from '@sarraf/api-client/contract';
import { pauseReason, type Pause } from '@sarraf/domain';
import { Hono } from 'hono';
import { misconfiguredNetworks } from '../chains/check-decimals.ts';
import { delayedNetworks } from '../chains/delays.ts';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { fieldError, HttpError, notFound } from '../http-error.ts';
import { languageOf, messagesOf } from '../middleware/language.ts';
import { readIdempotencyKey, parseBody } from '../parse-request.ts';
import { createOrder } from '../orders/create-order.ts';
import { limitMessages } from '../orders/quote-sale.ts';
import { orderById, singleOrderReply } from '../orders/single-order.ts';
import { applyOrderEvent } from '../orders/apply-order-event.ts';
import { lockOrder } from '../orders/order-store.ts';
import { cachedPayoutTimes } from '../orders/payout-times.ts';
import { makeProofLink, revokeProofLink, type ProofResult } from '../orders/proof-links.ts';
import { chooseAccount } from '../payouts/choose-account.ts';
import { refuseBlocked } from '../people/blocked.ts';
import { keepLanguage, termsOf } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

/** Throws 404 for an order that the caller does not have, and 409 with the order if it has no proof. */
async function requireProof<Done>(
  services: Services,
  id: string,
  result: ProofResult<Done> | undefined,
): Promise<{ refusal: null } & Done> {
  if (result?.refusal === null) return result;
  const order = result && (await orderById(services.db, id));
  if (!order) throw notFound();
  const isReturned = result.refusal === 'returned';
  throw new HttpError(409, ({ proof }) => (isReturned ? proof.returned : proof.notCompleted), {
    body: { transaction: singleOrderReply(order, services) },
  });
}

/** Prices, networks and orders (product.md S7). */
export function sellRoutes(services: Services) {
  const { db, clock } = services;
  const payoutTimes = cachedPayoutTimes(services);
  return new Hono<Caller>()
    .use(signedIn(services))
    .get('/price-ranges', async (c) => c.json({ success: true, priceRanges: (await readSettings(db)).price_ranges }))
    .get('/networks', async (c) => {
      const { networks } = await readSettings(db);
      const delayed = await delayedNetworks(db, services.config, clock.now());
      const misconfigured = await misconfiguredNetworks(db);
      const offered = networks.filter(({ id }) => services.isOffered(id) && !misconfigured.has(id));
      const language = languageOf(c);
      return c.json({
        success: true,
        networks: offered.map(({ pausedReason, ...network }) => ({
          ...network,
          pausedReason: pausedReason?.[language] ?? null,
          ...(delayed.has(network.id) ? { delayed: true } : {}),
        })),
      });
    })
    .get('/pauses', async (c) => {
      const { sales_paused: sales, payouts_paused: payouts, networks } = await readSettings(db);
      const language = languageOf(c);
      const reasonOf = (pause: Pause) => pauseReason(pause, language);
      const paused = networks.flatMap(({ id: network, pausedReason }) =>
        pausedReason ? [{ network, reason: pausedReason[language] }] : [],
      );
      return c.json({ success: true, sales: reasonOf(sales), payouts: reasonOf(payouts), networks: paused });
    })
    .get('/payout-times', async (c) => c.json({ success: true, times: await payoutTimes() }))
    .post('/create-order', verifiedOnly, async (c) => {
      const user = c.get('user');
      refuseBlocked(user);
      const { min_quantity: min } = termsOf(user, await readSettings(db));
      const request = await parseBody(c, vCreateOrderBody, (messages) => {
        const { fields } = messages.sell;
        const limits = limitMessages(messages, min);
        return { ...fields, amount: { max_value: limits['above-max'], gt_value: limits.empty, other: fields.amount } };
      });
      if (request.source === undefined && request.networkId === undefined)
        throw fieldError('networkId', ({ sell }) => sell.fields.networkId);
      await keepLanguage(db, user, languageOf(c));
      const order = await createOrder(services, user, request, readIdempotencyKey(c, vCreateOrderHeaders));
      return c.json({ success: true, message: messagesOf(c).sell.created, ...order });
    })
    .post('/orders/:id/cancel', verifiedOnly, async (c) => {
      const user = c.get('user');
      const id = c.req.param('id');
      const result = await db.transaction().execute(async (trx) => {
        const locked = await lockOrder(trx, id);
        if (!locked || locked.row.user_id !== user.id || locked.row.type !== 'sell' || locked.row.deleted)
          return undefined;
        return applyOrderEvent(trx, locked, { type: 'cancel' }, clock.now());
      });
      const order = result && (await orderById(db, id));
      if (!order) throw notFound();
      const transaction = singleOrderReply(order, services);
      if (result.ok) return c.json({ success: true, message: messagesOf(c).sell.cancelled, transaction });
      const paid = Number(transaction.receivedAmount) > 0;
      throw new HttpError(409, ({ sell }) => (paid ? sell.paidAlready : sell.tooLateToCancel), {
        body: { transaction },
      });
    })
    .post('/orders/:id/proof', verifiedOnly, async (c) => {
      const id = c.req.param('id');
      const link = await requireProof(services, id, await makeProofLink(services, c.get('user').id, id));
      return c.json({
        success: true,
        message: messagesOf(c).proof.ready,
        url: `${services.config.publicUrl}/proof/${link.token}`,
        expiresAt: link.expiresAt.toISOString(),
      });
    })
    .delete('/orders/:id/proof', verifiedOnly, async (c) => {
      const id = c.req.param('id');
      await requireProof(services, id, await revokeProofLink(services, c.get('user').id, id));
      return c.json({ success: true, message: messagesOf(c).proof.revoked });
    })
    .post('/orders/:id/payout-account', verifiedOnly, async (c) => {
      const id = c.req.param('id');
      refuseBlocked(c.get('user'));
      const { bankAccountId } = await parseBody(c, vChoosePayoutAccountBody, ({ sell }) => sell.fields);
      const choice = await chooseAccount(services, c.get('user').id, id, bankAccountId);
      const order = await orderById(db, id);
      if (!order) throw notFound();
      const data = singleOrderReply(order, services);
      if (choice === 'unclear' || choice === 'being-paid') {
        throw new HttpError(409, ({ payouts }) => (choice === 'unclear' ? payouts.firstUnclear : payouts.beingPaid), {
          body: { transaction: data },
        });
      }
      const { accountChosen, paidAfterAll } = messagesOf(c).payouts;
      return c.json({ success: true, message: choice === 'paid' ? paidAfterAll : accountChosen, data });
    });
}
