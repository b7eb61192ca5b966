import { vReceivePayoutWebhookBody } from '@sarraf/api-client/contract';
import { Hono, type Context } from 'hono';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { acceptWebhook, logWebhook } from '../db/webhook-inbox.ts';
import { HttpError } from '../http-error.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { parse } from '../parse-request.ts';
import { makeDue } from '../payouts/forward-payouts.ts';
import type { Services } from '../services.ts';
import { verifySignature, type SigningKeys } from '../signatures.ts';

/** Webhooks without a valid signature that are logged for one address in an hour. */
const MAX_UNSIGNED_PER_HOUR = 60;

/** Webhook with a valid signature. */
interface Received {
  source: string;
  webhook_id: string | null;
  body: Uint8Array<ArrayBuffer>;
  at: Date;
}

/** Verifies the signature of a webhook over its raw bytes: 401 for none, a wrong or a stale one. Each is logged with its verdict. */
async function receive({ db, clock, config }: Services, c: Context, source: string, keys: SigningKeys | undefined) {
  const received: Received = {
    source,
    webhook_id: c.req.header('webhook-id')?.slice(0, 200) ?? null,
    body: new Uint8Array(await c.req.arrayBuffer()),
    at: clock.now(),
  };
  const verdict = keys ? verifySignature(keys, (name) => c.req.header(name), received.body, received.at) : 'invalid';
  if (verdict === 'valid') return received;
  const limit = { key: `webhooks:${clientAddress(c, config.trustedProxies)}`, limit: MAX_UNSIGNED_PER_HOUR };
  await hitHourlyLimits(db, [limit], received.at);
  await logWebhook(db, { ...received, verdict: verdict === 'stale' ? 'stale' : 'unsigned', changed: null });
  throw new HttpError(401, ({ access }) => access.notSigned);
}

function jsonOf({ body }: Received): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new HttpError(400, ({ request }) => request.notJson);
  }
}

/** Webhooks of external services. The signature is checked; the content is only a hint to poll the service (ADR 31). */
export function webhookRoutes(services: Services) {
  const { db, clock, config } = services;
  return new Hono().post('/payouts', async (c) => {
    const received = await receive(services, c, 'payouts', config.payouts.service?.keys);
    let key: string;
    try {
      key = parse(vReceivePayoutWebhookBody, jsonOf(received)).key;
    } catch (error) {
      await logWebhook(db, { ...received, verdict: 'invalid', changed: null });
      throw error;
    }
    const isStorable = !key.includes('\0');
    await db.transaction().execute(async (trx) => {
      const isNew = await acceptWebhook(trx, { ...received, changed: isStorable ? `polls ${key}` : null });
      if (isNew && isStorable) await makeDue(trx, key, clock.now());
    });
    return c.json({ success: true });
  });
}
