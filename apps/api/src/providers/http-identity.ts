import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signedHeaders, type SigningKeys } from '../signatures.ts';
import {
  IDENTITY_REFUSALS,
  type BegunIdentity,
  type Identity,
  type IdentityAnswer,
  type IdentityRefusal,
} from './identity.ts';
import { providedBirthdate, providedName } from './identity-text.ts';
import { callJson, type CallReply } from './http-call.ts';
import { isSafePage } from './public-url.ts';
import { ProviderUnavailable, type Clock } from './providers.ts';

/** Wait of a refusal that means *later* but names no time, in seconds. */
const LATER_SECONDS = 60;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((value) => new Date(value)),
);
// A reason that we do not know is `other`; a fallback would also accept a reply without one.
const reason = v.pipe(
  v.string(),
  v.transform((value): IdentityRefusal => IDENTITY_REFUSALS.find((known) => known === value) ?? 'other'),
);
const seconds = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)), null);
const page = v.pipe(
  text,
  v.check((value) => isSafePage(value)),
);

const vBegun = v.union([
  v.object({
    reference: text,
    next: v.union([v.picklist(['code', 'wait']), v.object({ redirect: page })]),
    expiresAt: v.nullish(moment, null),
  }),
  v.object({ refused: reason, retryAfterSeconds: seconds }),
]);

const vAnswer = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({ state: v.literal('refused'), reason, retryAfterSeconds: seconds }),
  v.object({
    state: v.literal('verified'),
    name: v.nullish(v.string(), null),
    birthdate: v.nullish(v.string(), null),
    match: v.nullish(v.picklist(['full', 'no-record']), 'full'),
  }),
]);

const unavailable = (code: string) => new ProviderUnavailable(({ providers }) => providers.noIdentity, code);

/** Parses a 200 of the service; anything else means that it is unavailable. */
function read<Schema extends v.GenericSchema>(schema: Schema, reply: CallReply): v.InferOutput<Schema> {
  if (reply.status !== 200) throw unavailable(`HTTP ${reply.status}`);
  const parsed = v.safeParse(schema, reply.json);
  if (!parsed.success) throw unavailable('the reply is not one of the protocol');
  return parsed.output;
}

/** Identity provider over HTTP, by the protocol of docs/operating-identity.md. */
export function httpIdentity(
  { url, keys, timeoutMs }: { url: string; keys: SigningKeys; timeoutMs: number },
  clock: Clock,
): Identity {
  const base = url.replace(/\/+$/, '');
  const call = async (path: string, id: string, content: unknown): Promise<CallReply> => {
    const body = JSON.stringify(content);
    const headers = signedHeaders(keys, { id, now: clock.now(), body });
    const outcome = await callJson(`${base}${path}`, { headers, body, signal: AbortSignal.timeout(timeoutMs) });
    if (!outcome.ok) throw unavailable(outcome.reason);
    return outcome;
  };
  return {
    adapter: 'http',
    needsConsent: true,
    sharedNumber: null,
    begin: async ({ id, ...request }) => {
      const reply = await call('/begin', id, { id, ...request });
      if (reply.status === 429) {
        return { refused: 'too-soon', retryAfterSeconds: reply.retryAfterSeconds ?? LATER_SECONDS };
      }
      return read(vBegun, reply) satisfies BegunIdentity | { refused: string };
    },
    check: async ({ reference, otp }): Promise<IdentityAnswer> => {
      const reply = await call('/check', randomUUID(), { reference, ...(otp !== undefined && { otp }) });
      if (reply.status === 404) return { state: 'refused', reason: 'expired', retryAfterSeconds: null };
      if (reply.status === 429) {
        return {
          state: 'refused',
          reason: 'too-soon',
          retryAfterSeconds: reply.retryAfterSeconds ?? LATER_SECONDS,
        };
      }
      const answer = read(vAnswer, reply);
      if (answer.state !== 'verified') return answer;
      const [name, birthdate] = [providedName(answer.name), providedBirthdate(answer.birthdate, clock.now())];
      return { ...answer, name, birthdate };
    },
  };
}
