export { accountFormMessages } from '@sarraf/forms/account.ur';
export { paymentAccountsMessages } from '../../features/payment-accounts/payment-accounts.messages.ur.ts';
export { sellerFormMessages } from '@sarraf/forms/seller.ur';
export { payoutProblemMessages } from '../../features/payout-problem/payout-problem.messages.ur.ts';
