export { payoutDetails } from './payout-details.ts';
