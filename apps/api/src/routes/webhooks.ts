import { createHash } from 'node:crypto';
import {
  vReceiveMessageWebhookBody,
  vReceivePayoutWebhookBody,
  vVerifyWhatsappWebhookQuery,
} from '@sarraf/api-client/contract';
import { Hono, type Context } from 'hono';
import type { Transaction } from 'kysely';
import { hitHourlyLimits } from '../codes/rate-limit.ts';
import { acceptWebhook, logWebhook, storeChange } from '../db/webhook-inbox.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http-error.ts';
import { applyReports, type ReportOfMessage } from '../messages/delivery-reports.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { parse } from '../parse-request.ts';
import { makeDue } from '../payouts/forward-payouts.ts';
import type { ChannelName } from '../providers/messenger.ts';
import { isSignedByMeta, isVerifyToken, whatsappReports } from '../providers/whatsapp/whatsapp-webhook.ts';
import type { Services } from '../services.ts';
import { verifySignature, type SignatureVerdict, type SigningKeys } from '../signatures.ts';

/** Webhooks without a valid signature that are logged for one address in an hour. */
const MAX_UNSIGNED_PER_HOUR = 60;

/** Webhook with a valid signature. */
interface Received {
  source: string;
  webhook_id: string | null;
  body: Uint8Array<ArrayBuffer>;
  at: Date;
}

type Judge = (received: Received) => SignatureVerdict;

/** Verifies the signature of a webhook over its raw bytes: 401 for none, a wrong or a stale one. Each is logged with its verdict. */
async function receive({ db, clock, config }: Services, c: Context, source: string, judge: Judge) {
  const received: Received = {
    source,
    webhook_id: c.req.header('webhook-id')?.slice(0, 200) ?? null,
    body: new Uint8Array(await c.req.arrayBuffer()),
    at: clock.now(),
  };
  const verdict = judge(received);
  if (verdict === 'valid') return received;
  const limit = { key: `webhooks:${clientAddress(c, config.trustedProxies)}`, limit: MAX_UNSIGNED_PER_HOUR };
  await hitHourlyLimits(db, [limit], received.at);
  await logWebhook(db, { ...received, verdict: verdict === 'stale' ? 'stale' : 'unsigned', changed: null });
  throw new HttpError(401, ({ access }) => access.notSigned);
}

/** Judges by our own signatures (signatures.ts). Without keys, nobody may send this webhook. */
const signedWith =
  (c: Context, keys: SigningKeys | undefined): Judge =>
  ({ body, at }) =>
    keys ? verifySignature(keys, (name) => c.req.header(name), body, at) : 'invalid';

function jsonOf({ body }: Received): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new HttpError(400, ({ request }) => request.notJson);
  }
}

/** Content of a webhook; one that cannot be read is logged as invalid. */
async function contentOf<Content>({ db }: Services, received: Received, read: (json: unknown) => Content) {
  try {
    return read(jsonOf(received));
  } catch (error) {
    await logWebhook(db, { ...received, verdict: 'invalid', changed: null });
    throw error;
  }
}

/** Reports in an event of WhatsApp; 400 for a body that is none. */
function reportsOf(json: unknown): ReportOfMessage[] {
  const reports = whatsappReports(json);
  if (!reports) throw new HttpError(400, ({ request }) => request.invalid);
  return reports;
}

const REPORTED = new Map<string, ReportOfMessage['status']>([
  ['accepted', 'accepted'],
  ['delivered', 'delivered'],
  ['failed', 'failed'],
]);

/** Webhooks of external services. What each one changed is logged, and a repeated one changes nothing (ADR 31, ADR 46). */
export function webhookRoutes(services: Services) {
  const { db, clock, config, messenger } = services;
  const { whatsapp, http } = config.messages;

  /** Applies the content of a webhook once, in one transaction with its log entry. */
  const applyOnce = (received: Received, apply: (trx: Transaction<Database>) => Promise<string | null>) =>
    db.transaction().execute(async (trx) => {
      const id = await acceptWebhook(trx, { ...received, changed: null });
      if (id === undefined) return;
      const changed = await apply(trx);
      if (changed !== null) await storeChange(trx, id, changed);
    });
  const applyMessages = (received: Received, channel: ChannelName, reports: readonly ReportOfMessage[]) =>
    applyOnce(received, (trx) =>
      applyReports(trx, { channels: messenger.channels, channel, now: clock.now() }, reports),
    );

  return new Hono()
    .post('/payouts', async (c) => {
      const received = await receive(services, c, 'payouts', signedWith(c, config.payouts.service?.keys));
      // The content is only a hint to poll the service.
      const { key } = await contentOf(services, received, (json) => parse(vReceivePayoutWebhookBody, json));
      await applyOnce(received, async (trx) => {
        if (key.includes('\0')) return null;
        await makeDue(trx, key, clock.now());
        return `polls ${key}`;
      });
      return c.json({ success: true });
    })
    .post('/messages', async (c) => {
      const received = await receive(services, c, 'messages', signedWith(c, http?.keys));
      const { id, status } = await contentOf(services, received, (json) => parse(vReceiveMessageWebhookBody, json));
      const reported = REPORTED.get(status);
      const reports = reported ? [{ id, providerId: null, status: reported, otherChannel: true }] : [];
      await applyMessages(received, 'sms', reports);
      return c.json({ success: true });
    })
    .get('/whatsapp', (c) => {
      const query = parse(vVerifyWhatsappWebhookQuery, c.req.query());
      const isOurs = whatsapp !== undefined && isVerifyToken(whatsapp.verifyToken, query['hub.verify_token']);
      if (!isOurs || query['hub.mode'] !== 'subscribe') throw new HttpError(403, ({ access }) => access.forbidden);
      return c.text(query['hub.challenge'] ?? '');
    })
    .post('/whatsapp', async (c) => {
      const signature = c.req.header('x-hub-signature-256');
      const received = await receive(services, c, 'whatsapp', ({ body }) =>
        whatsapp && isSignedByMeta(whatsapp.appSecret, signature, body) ? 'valid' : 'invalid',
      );
      // Meta gives a webhook no id: the same bytes are the same webhook.
      const webhook_id = createHash('sha256').update(received.body).digest('hex');
      const reports = await contentOf(services, received, reportsOf);
      await applyMessages({ ...received, webhook_id }, 'whatsapp', reports);
      return c.json({ success: true });
    });
}
