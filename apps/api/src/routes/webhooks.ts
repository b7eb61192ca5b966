import { vReceivePayoutWebhookBody } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { HttpError } from '../http-error.ts';
import { parse } from '../parse-request.ts';
import { makeDue } from '../payouts/forward-payouts.ts';
import { isSigned } from '../providers/http-payouts.ts';
import type { Services } from '../services.ts';

/** Webhooks of external services. The signature is checked; the content is only a hint to poll the service (ADR 31). */
export function webhookRoutes({ db, clock, config }: Services) {
  return new Hono().post('/payouts', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const { service } = config.payouts;
    if (!service || !isSigned(service.key, body, c.req.header('x-signature') ?? '')) {
      throw new HttpError(401, ({ access }) => access.notSigned);
    }
    let input: unknown;
    try {
      input = JSON.parse(new TextDecoder().decode(body));
    } catch {
      throw new HttpError(400, ({ request }) => request.notJson);
    }
    const { key } = parse(vReceivePayoutWebhookBody, input);
    if (!key.includes('\0')) await makeDue(db, key, clock.now());
    return c.json({ success: true });
  });
}
