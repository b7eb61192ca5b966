import { createHash } from 'node:crypto';
import type { Clock, Payouts, PayoutState } from '../providers.ts';

const PREFIXES: Record<string, string> = { nayapay: 'NP', sadapay: 'SP', easypaisa: 'EP', raast: 'RA' };

/** `NP26112104417…`: the method, the day, and digits that follow from the order, so that asking twice gives one number. */
function utrOf(key: string, method: string, sentAt: Date): string {
  const day = sentAt.toISOString().slice(2, 10).replaceAll('-', '');
  const digits = createHash('sha256').update(key).digest().readBigUInt64BE().toString().padStart(20, '0').slice(-10);
  return `${PREFIXES[method] ?? 'BT'}${day}${digits}`;
}

/** Pays nobody: every payout has its UTR `payoutMs` after it was asked for. */
export const sandboxPayouts = (clock: Clock, payoutMs: number): Payouts => ({
  send: async () => undefined,
  stateOf: async ({ key, method, sentAt }): Promise<PayoutState> =>
    clock.now().getTime() - sentAt.getTime() >= payoutMs
      ? { status: 'completed', utr: utrOf(key, method, sentAt) }
      : { status: 'processing' },
});
