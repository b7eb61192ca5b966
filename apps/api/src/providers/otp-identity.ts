import * as v from 'valibot';
import type { Identity, IdentityRefusal } from './identity.ts';
import { providedBirthdate, providedName } from './identity-text.ts';
import { callJson, type CallReply } from './http-call.ts';
import { ProviderUnavailable, type Clock } from './providers.ts';

/**
 * Words of errors by their meaning, the first match counts. They are compared with the error's code and message, since the services of this
 * kind share no list of codes; the words are those of Cashfree, Veriff and Setu.
 */
const MEANINGS: readonly [IdentityRefusal, RegExp][] = [
  ['consent-missing', /consent/],
  ['no-mobile', /not linked|no mobile|does not have mobile|mobile not|invalid phone/],
  ['already-verified', /already (been )?(verified|completed|used)/],
  ['code-expired', /expired|not generated|session/],
  ['submission-limit', /submission limit|otp attempt|failure attempts|number of attempts|otp retries|otp match/],
  ['generation-limit', /generation limit|otp generation limit|exceeded otp generation/],
  ['too-soon', /too soon|recently|wait|flood|already (been )?(sent|generated)|too many requests|rate limit/],
  [
    'code-wrong',
    /(invalid|invaild|wrong|incorrect) otp|otp (entered )?(is )?(not valid|invalid|incorrect|wrong)|otp mismatch/,
  ],
  ['number-unknown', /does not match|not exist|not found|unknown/],
  ['number-invalid', /invalid|not valid|not correct/],
];

/** Reasons that can be true only when a verification begins. */
const ABOUT_THE_NUMBER = new Set<IdentityRefusal>(['number-invalid', 'number-unknown', 'no-mobile']);

/** Seconds until another try, by reason, where the service names none: 45 to 60 s between two codes, limits by the hour. */
const LATER_SECONDS: Partial<Record<IdentityRefusal, number>> = {
  'too-soon': 60,
  'generation-limit': 3600,
  'submission-limit': 3600,
};

/** Longest reply, in bytes: it contains a photo. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

const given = v.fallback(v.nullish(v.string(), ''), '');
/** Fields that are read. Photo, address, gender and files of the reply are dropped here. */
const vReply = v.object({
  status: given,
  message: given,
  code: given,
  ref_id: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim()),
    ),
    '',
  ),
  name: given,
  dob: given,
});
type Reply = v.InferOutput<typeof vReply>;

const unavailable = (code: string) => new ProviderUnavailable(({ providers }) => providers.noIdentity, code);

/** Statuses that say something about the request; others (credentials, balance, failures) mean that the service is unavailable. */
const ABOUT_THE_REQUEST = new Set([200, 400, 404, 409, 422, 429]);

const wordsOf = ({ code, message }: Reply): string => `${code} ${message}`.toLowerCase().replaceAll(/[_-]/g, ' ');

function replyOf({ status, json }: CallReply): Reply {
  const parsed = v.safeParse(vReply, json);
  if (!ABOUT_THE_REQUEST.has(status) || !parsed.success) throw unavailable(`HTTP ${status}`);
  if (/insufficient|not enabled|authentication error|client id|ip not/.test(wordsOf(parsed.output))) {
    throw unavailable(`HTTP ${status}: the account of the service`);
  }
  return parsed.output;
}

function refusalOf(reply: Reply, { status, retryAfterSeconds }: CallReply, otherwise: IdentityRefusal) {
  const words = wordsOf(reply);
  const found = MEANINGS.find(([, pattern]) => pattern.test(words))?.[0];
  const reason = found ?? (status === 429 ? 'too-soon' : otherwise);
  const later = LATER_SECONDS[reason];
  return { reason, retryAfterSeconds: later === undefined ? null : (retryAfterSeconds ?? later) };
}

/** Identity provider of the Cashfree kind: a code to the mobile registered with the Aadhaar number, `offline-aadhaar/otp` and `/verify`. */
export function otpIdentity(
  {
    url,
    clientId,
    clientSecret,
    timeoutMs,
  }: { url: string; clientId: string; clientSecret: string; timeoutMs: number },
  clock: Clock,
): Identity {
  const base = url.replace(/\/+$/, '');
  const headers = { 'x-client-id': clientId, 'x-client-secret': clientSecret };
  const call = async (path: string, content: unknown): Promise<CallReply> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { headers, body: JSON.stringify(content), signal, maxReplyBytes: MAX_REPLY_BYTES };
    const outcome = await callJson(`${base}/offline-aadhaar/${path}`, request);
    if (!outcome.ok) throw unavailable(outcome.reason);
    return outcome;
  };
  return {
    adapter: 'otp',
    needsConsent: true,
    sharedNumber: null,
    begin: async ({ number }) => {
      const answer = await call('otp', { aadhaar_number: number });
      const reply = replyOf(answer);
      // A number without a mobile is reported with the status SUCCESS too.
      const isSent = answer.status === 200 && reply.status === 'SUCCESS' && !/not linked/.test(wordsOf(reply));
      if (isSent && reply.ref_id !== '') return { reference: reply.ref_id, next: 'code', expiresAt: null };
      const { reason, retryAfterSeconds } = refusalOf(reply, answer, 'number-invalid');
      return { refused: reason, retryAfterSeconds };
    },
    check: async ({ reference, otp = '' }) => {
      const answer = await call('verify', { otp, ref_id: reference });
      const reply = replyOf(answer);
      if (answer.status !== 200 || reply.status !== 'VALID') {
        const { reason, retryAfterSeconds } = refusalOf(reply, answer, 'code-wrong');
        // The number was accepted before: what is invalid now is the code.
        return { state: 'refused', reason: ABOUT_THE_NUMBER.has(reason) ? 'code-wrong' : reason, retryAfterSeconds };
      }
      return {
        state: 'verified',
        name: providedName(reply.name),
        birthdate: providedBirthdate(reply.dob, clock.now()),
        match: 'full',
      };
    },
  };
}
