export { accountFormMessages } from '@sarraf/forms/account.en';
export { paymentAccountsMessages } from '../../features/payment-accounts/payment-accounts.messages.en.ts';
export { sellerFormMessages } from '@sarraf/forms/seller.en';
export { payoutProblemMessages } from '../../features/payout-problem/payout-problem.messages.en.ts';
