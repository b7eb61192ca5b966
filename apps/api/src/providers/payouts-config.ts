import { ConfigError } from '../config-error.ts';

/** Who sends the rupees, and at which pace. */
export interface PayoutConfig {
  /** The sandbox's bank, people at the desk, or a service over HTTP; what a service cannot do comes to the desk too. */
  by: 'sandbox' | 'desk' | 'http';
  /** The service's address and the key both sides sign with; of `http` only. */
  service: { url: string; key: string } | undefined;
  /** Milliseconds one question to a service may take. */
  timeoutMs: number;
  /** The longest pause between two tries of one payout. */
  backoffMaxMs: number;
  /** Milliseconds until a service is asked again about a payment nobody knows the fate of. */
  askAgainMs: number;
}

/** What the environment says of it. */
interface PayoutVariables {
  PAYOUTS?: PayoutConfig['by'] | undefined;
  PAYOUTS_URL?: string | undefined;
  PAYOUTS_KEY?: string | undefined;
  PAYOUT_TIMEOUT_MS: number;
  PAYOUT_BACKOFF_MAX_MS: number;
  PAYOUT_ASK_AGAIN_MS: number;
}

const SHORTEST_KEY = 16;

/** Who pays: what is half configured is refused, for a server that quietly pays nobody is worse than one that does not start. */
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
  // fetch takes no address with a name and password in it.
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError('PAYOUTS_URL must hold no name and password: requests are signed with PAYOUTS_KEY.');
  }
  if ((e.PAYOUTS_KEY?.length ?? 0) < SHORTEST_KEY) {
    throw new ConfigError(
      `PAYOUTS_KEY must be set with PAYOUTS=http, to at least ${SHORTEST_KEY} characters the service knows too.`,
    );
  }
  return { by, service: { url: url.href, key: e.PAYOUTS_KEY ?? '' }, ...pace };
}
