import { ConfigError } from '../config-error.ts';
import type { SigningKeys } from '../signatures.ts';
import { serviceUrl, signingKeys } from './service-config.ts';

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

const SETTING = 'PAYOUTS=http';

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
  const url = serviceUrl(
    { name: 'PAYOUTS_URL', setting: SETTING, value: e.PAYOUTS_URL },
    'https://payouts.example.pk/v1',
  );
  const keys = signingKeys({ name: 'PAYOUTS_KEY', setting: SETTING, value: e.PAYOUTS_KEY });
  return { by, service: { url, keys }, ...pace };
}
