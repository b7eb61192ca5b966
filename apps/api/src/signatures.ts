import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the timestamp of a signed request may differ from our clock (Standard Webhooks). */
const TOLERANCE_SECONDS = 300;

/** Shared signing keys. The first one signs; each of them verifies, so that a key can be replaced without a gap. */
export type SigningKeys = readonly [string, ...string[]];

/** Result of verifying a signature. `stale`: the signature is right, the timestamp is more than five minutes off. */
export type SignatureVerdict = 'valid' | 'stale' | 'invalid';

/** Bytes of a key: a `whsec_` key of Standard Webhooks is base64, any other is its own text. */
const bytesOf = (key: string): Buffer =>
  key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : Buffer.from(key);

const hmac = (key: string, ...parts: (string | Uint8Array)[]): Buffer => {
  const sum = createHmac('sha256', bytesOf(key));
  for (const part of parts) sum.update(part);
  return sum.digest();
};

const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** Value of the older `X-Signature` header: `sha256=` and the hex HMAC of the raw body. */
export const bodySignature = (key: string, body: string | Uint8Array): string =>
  `sha256=${hmac(key, body).toString('hex')}`;

/** Headers of a signed request: Standard Webhooks, and the older `X-Signature`. `id` is the same for each repetition of a request. */
export function signedHeaders(
  [key]: SigningKeys,
  { id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${hmac(key, `${id}.${timestamp}.`, body).toString('base64')}`,
    'x-signature': bodySignature(key, body),
  };
}

/**
 * Verifies a signed request over the raw bytes of its body. A request with `webhook-signature` is judged by Standard Webhooks alone;
 * without that header by the older `X-Signature`.
 */
export function verifySignature(
  keys: SigningKeys,
  header: (name: string) => string | undefined,
  body: Uint8Array,
  now: Date,
): SignatureVerdict {
  const given = header('webhook-signature');
  if (given === undefined) {
    const signature = Buffer.from((header('x-signature') ?? '').trim().toLowerCase());
    return keys.some((key) => isEqual(Buffer.from(bodySignature(key, body)), signature)) ? 'valid' : 'invalid';
  }
  const [id = '', timestamp = ''] = [header('webhook-id'), header('webhook-timestamp')];
  const signatures = given
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []));
  const isSigned = keys.some((key) => {
    const expected = hmac(key, `${id}.${timestamp}.`, body);
    return signatures.some((signature) => isEqual(expected, signature));
  });
  if (!isSigned || id === '' || !/^\d{1,12}$/.test(timestamp)) return 'invalid';
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS ? 'stale' : 'valid';
}
