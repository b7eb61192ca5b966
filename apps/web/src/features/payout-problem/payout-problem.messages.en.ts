import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages about a refused or returned payout. */
export const payoutProblemMessages = {
  notices: {
    refused: {
      title: 'Your rupees need another account',
      detail:
        'The bank refused the account you chose. Your USDT are safe: choose another account, and this order is paid there, once.',
    },
    'awaits-account': {
      title: common.rupeesReturned,
      detail:
        'They were paid, and the bank returned them. They are still yours: choose another account, and they are paid there, once.',
    },
    'paying-again': {
      title: 'Your rupees are being paid again',
      detail:
        'The bank had sent them back. They are on their way to the account below, and there is nothing for you to do.',
    },
    refunded: {
      title: 'Your USDT are back in your wallet',
      detail: 'The bank sent the rupees of this order back, so its USDT were refunded. You can sell or withdraw them.',
    },
  },
  reason: 'Reason given',
  returnedAt: 'Sent back on',
  loading: 'Loading your accounts…',
  failed: 'Your accounts could not be loaded.',
  retry: common.tryAgain,
  notShown: ({ n }: { n: number }) => (n === 1 ? '1 account is missing here.' : `${n} accounts are missing here.`),
  changed: ({ account }: { account: string }) => `Your rupees go to ${account} now.`,
};
