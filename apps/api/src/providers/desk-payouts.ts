import type { Payouts } from './providers.ts';

/** Payouts without a provider: administrators pay at the desk. Payments that an earlier provider may have made stay unclear. */
export const deskPayouts: Payouts = {
  adapter: 'desk',
  sends: false,
  send: async () => ({ status: 'not-sent', reason: 'no payout service is connected' }),
  getPayout: async () => ({ status: 'unclear', reason: 'no payout service is connected' }),
};
