import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages about a refused payout. */
export const payoutProblemMessages = {
  title: 'Your rupees need another account',
  detail:
    'The bank refused the account you chose. Your USDT are safe: choose another account, and this order is paid there, once.',
  reason: 'Reason given',
  loading: 'Loading your accounts…',
  failed: 'Your accounts could not be loaded.',
  retry: common.tryAgain,
  notShown: ({ n }: { n: number }) => (n === 1 ? '1 account is missing here.' : `${n} accounts are missing here.`),
  changed: ({ account }: { account: string }) => `Your rupees go to ${account} now.`,
};
