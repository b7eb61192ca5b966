import type { Payouts } from './providers.ts';

/** No service: nothing is sent, people pay at the desk. What a service was asked before is for people to find out. */
export const deskPayouts: Payouts = {
  adapter: 'desk',
  sends: false,
  send: async () => ({ status: 'not-sent', reason: 'no payout service is connected' }),
  getPayout: async () => ({ status: 'unclear', reason: 'no payout service is connected' }),
};
