import type { KeyRing, RingKey } from './codes/key-ring.ts';
import { ConfigError } from './config-error.ts';

/** Length of a secret in production, in characters. */
const MIN_LENGTH = 32;
const ID = /^[A-Za-z0-9_-]{1,16}$/;
const SANDBOX_SECRET = 'sandbox: not a secret';

/** Reads one entry of SARRAF_SECRETS. No message quotes it: with the colon missing, the whole entry may be a secret. */
function readKey(entry: string, at: number): RingKey {
  const colon = entry.indexOf(':');
  const id = entry.slice(0, Math.max(0, colon)).trim();
  const secret = entry.slice(colon + 1).trim();
  const name = `SARRAF_SECRETS: key ${at + 1}`;
  if (colon < 0) throw new ConfigError(`${name} has no colon; a key is written id:secret.`);
  if (!ID.test(id)) throw new ConfigError(`${name} needs an id of 1 to 16 letters, digits, - or _ before the colon.`);
  if (secret === '') throw new ConfigError(`${name} has no secret after the colon.`);
  return { id, secret };
}

function readRing(text: string): KeyRing {
  const keys = text.split(',').map(readKey);
  for (const [at, { id, secret }] of keys.entries()) {
    const first = keys.findIndex((key) => key.id === id || key.secret === secret);
    if (first === at) continue;
    const what = keys[first]?.id === id ? 'id' : 'secret';
    throw new ConfigError(`SARRAF_SECRETS: keys ${first + 1} and ${at + 1} have the same ${what}.`);
  }
  const [signing, ...others] = keys;
  if (!signing) throw new ConfigError('SARRAF_SECRETS has no key.');
  return [signing, ...others];
}

/** Reads the key ring from SARRAF_SECRETS, or the one key of SARRAF_SECRET. Throws a {@link ConfigError} without any secret in its message. */
export function readSecrets(
  env: { SARRAF_SECRET?: string | undefined; SARRAF_SECRETS?: string | undefined },
  sandbox: boolean,
): KeyRing {
  if (env.SARRAF_SECRET && env.SARRAF_SECRETS) {
    throw new ConfigError(
      'SARRAF_SECRET and SARRAF_SECRETS are both set. Keep one of them: SARRAF_SECRETS can hold several keys.',
    );
  }
  if (env.SARRAF_SECRETS) {
    const ring = readRing(env.SARRAF_SECRETS);
    const short = sandbox ? -1 : ring.findIndex(({ secret }) => secret.length < MIN_LENGTH);
    if (short < 0) return ring;
    throw new ConfigError(
      `SARRAF_SECRETS: the secret of key ${short + 1} must have at least ${MIN_LENGTH} characters in production.`,
    );
  }
  if (!sandbox && (env.SARRAF_SECRET?.length ?? 0) < MIN_LENGTH) {
    throw new ConfigError(
      `SARRAF_SECRET or SARRAF_SECRETS must be set in production, with secrets of at least ${MIN_LENGTH} random characters.`,
    );
  }
  return [{ id: null, secret: env.SARRAF_SECRET ?? SANDBOX_SECRET }];
}
