export { payoutDetails, type PayoutDetails } from './payout-details.ts';
