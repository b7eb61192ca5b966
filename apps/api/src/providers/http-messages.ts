import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import { callJson, type CallOutcome } from './http-call.ts';
import { messageText } from './message-text.ts';
import type { Channel, RefusalRule, SendResult } from './messenger.ts';
import type { Clock } from './providers.ts';

const vReply = v.object({ status: v.picklist(['accepted', 'refused']), reason: v.nullish(v.string()) });

/** Rules for the reasons of a refusal that the protocol knows; any other reason is about the recipient. */
const REASONS = new Map<string, RefusalRule>([
  ['rate', { refusal: 'rate', retry: true, otherChannel: true }],
  ['configuration', { refusal: 'configuration', retry: false, otherChannel: true, isAccount: true }],
]);
/** The request is wrong, perhaps only for this number: not a sign that our account is refused. */
const WRONG_REQUEST: RefusalRule = { refusal: 'configuration', retry: false, otherChannel: true };
/** Statuses that refuse our credentials or our account. */
const ACCOUNT_STATUSES = new Set([401, 402, 403]);
const RECIPIENT: RefusalRule = { refusal: 'recipient', retry: false, otherChannel: true };
const UNCLEAR: RefusalRule = { refusal: 'unclear', retry: false, otherChannel: false };
const UNAVAILABLE: RefusalRule = { refusal: 'unavailable', retry: true, otherChannel: true };

const refused = (rule: RefusalRule | undefined, reason: string): SendResult => ({
  ok: false,
  ...(rule ?? RECIPIENT),
  reason,
});

function resultOf(outcome: CallOutcome): SendResult {
  if (!outcome.ok) return refused(outcome.arrived ? UNCLEAR : UNAVAILABLE, outcome.reason);
  const { status, json } = outcome;
  if (status === 429) return refused(REASONS.get('rate'), 'HTTP 429');
  if (status === 503) return refused(UNAVAILABLE, 'HTTP 503');
  if (ACCOUNT_STATUSES.has(status)) return refused(REASONS.get('configuration'), `HTTP ${status}`);
  if (status >= 400 && status < 500 && status !== 408) return refused(WRONG_REQUEST, `HTTP ${status}`);
  const reply = v.safeParse(vReply, json);
  if (status < 200 || status >= 300 || !reply.success) return refused(UNCLEAR, `HTTP ${status}`);
  if (reply.output.status === 'accepted') return { ok: true, id: null };
  const reason = reply.output.reason ?? 'refused';
  // The service's own words are not stored: they may contain the number.
  return refused(REASONS.get(reason), REASONS.has(reason) ? reason : 'recipient');
}

/** Channel over HTTP, for any SMS service, by the protocol of docs/operating-messages.md. People know it as SMS. */
export function httpMessages({ url, keys }: { url: string; keys: SigningKeys }, clock: Clock): Channel {
  const address = `${url.replace(/\/+$/, '')}/messages`;
  return {
    name: 'sms',
    send: async (message, signal) => {
      const { id, to, template, language, expiresAt } = message;
      const kind = template === 'code' ? 'code' : 'status';
      const body = JSON.stringify({ id, to, text: messageText(message), kind, language, expiresAt });
      return resultOf(
        await callJson(address, { headers: signedHeaders(keys, { id, now: clock.now(), body }), body, signal }),
      );
    },
  };
}
