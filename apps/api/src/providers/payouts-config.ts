import { ConfigError } from '../config-error.ts';
import type { SigningKeys } from '../signatures.ts';

/** Configuration of payouts: the provider and its timing. */
export interface PayoutConfig {
  /** Simulated bank, administrators at the desk, or a service over HTTP. Payouts that a service cannot make go to the desk. */
  by: 'sandbox' | 'desk' | 'http';
  /** Address of the service and the shared signing keys; only with `http`. */
  service: { url: string; keys: SigningKeys } | undefined;
  /** Timeout of a request to the service, in milliseconds. */
  timeoutMs: number;
  /** Time-out of a request for an account's title, in milliseconds: a seller waits for it. */
  titleTimeoutMs: number;
  /** Longest back-off between two tries of one payout, in milliseconds. */
  backoffMaxMs: number;
  /** Milliseconds between two polls of a payment with an unknown outcome. */
  askAgainMs: number;
}

/** Environment variables of payouts. */
interface PayoutVariables {
  PAYOUTS?: PayoutConfig['by'] | undefined;
  PAYOUTS_URL?: string | undefined;
  PAYOUTS_KEY?: string | undefined;
  PAYOUT_TIMEOUT_MS: number;
  PAYOUT_TITLE_TIMEOUT_MS: number;
  PAYOUT_BACKOFF_MAX_MS: number;
  PAYOUT_ASK_AGAIN_MS: number;
}

const MIN_KEY_LENGTH = 16;

/** Reads the configuration of payouts. Throws a {@link ConfigError} for an incomplete one: a server that pays nobody must not start silently. */
export function readPayouts(e: PayoutVariables, sandbox: boolean): PayoutConfig {
  const by = e.PAYOUTS ?? (sandbox ? 'sandbox' : 'desk');
  if (by === 'sandbox' && !sandbox) {
    throw new ConfigError('PAYOUTS is sandbox: a simulated bank has no place in production. Set it to desk or http.');
  }
  if (by !== 'http' && (e.PAYOUTS_URL ?? e.PAYOUTS_KEY) !== undefined) {
    throw new ConfigError('PAYOUTS_URL and PAYOUTS_KEY are for PAYOUTS=http. Set that, or unset the two.');
  }
  const pace = {
    timeoutMs: e.PAYOUT_TIMEOUT_MS,
    titleTimeoutMs: e.PAYOUT_TITLE_TIMEOUT_MS,
    backoffMaxMs: e.PAYOUT_BACKOFF_MAX_MS,
    askAgainMs: e.PAYOUT_ASK_AGAIN_MS,
  };
  if (by !== 'http') return { by, service: undefined, ...pace };
  const url = e.PAYOUTS_URL === undefined || !URL.canParse(e.PAYOUTS_URL) ? undefined : new URL(e.PAYOUTS_URL);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      'PAYOUTS_URL must be set with PAYOUTS=http, to an address like https://payouts.example.pk/v1.',
    );
  }
  // fetch refuses an address that contains a name and a password.
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError('PAYOUTS_URL must hold no name and password: requests are signed with PAYOUTS_KEY.');
  }
  const [key = '', ...olderKeys] = (e.PAYOUTS_KEY ?? '').split(',').map((each) => each.trim());
  if ([key, ...olderKeys].some((each) => each.length < MIN_KEY_LENGTH)) {
    throw new ConfigError(
      `PAYOUTS_KEY must be set with PAYOUTS=http, to at least ${MIN_KEY_LENGTH} characters the service knows too; several keys are separated by commas.`,
    );
  }
  return { by, service: { url: url.href, keys: [key, ...olderKeys] }, ...pace };
}
