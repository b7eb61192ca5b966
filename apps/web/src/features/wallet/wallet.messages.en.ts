import { commonMessages as common } from '@sarraf/forms/common.en';

/** English messages of the wallet. */
export const walletMessages = {
  title: 'Wallet',
  holds: ({ balance }: { balance: string }) => `${balance} USDT available to sell or withdraw`,
  holdsNothing: 'Late or excess deposits are credited here. You can sell or withdraw them.',
  withdraw: common.withdraw,
  loading: 'Loading your wallet…',
  failed: { title: 'Your wallet could not be loaded', message: 'Your balance is safe.', retry: common.tryAgain },
  empty: { title: 'No wallet transactions yet', message: 'Late or excess deposits are listed here.' },
  movements: 'Wallet transactions',
  onTheWay: 'Pending withdrawals',
  showMore: 'Show older transactions',
  notShown: ({ n }: { n: number }) =>
    n === 1 ? '1 transaction cannot be shown.' : `${n} transactions cannot be shown.`,
  unit: common.unit,
  reasons: {
    deposit: 'Deposit',
    refund: 'Refund, order not paid out',
    credit: 'Credited by support',
    sale: 'USDT sale',
    withdrawal: common.withdrawal,
    'withdrawal-refused': 'Withdrawal returned',
    adjustment: 'Adjustment',
    other: 'Other transaction',
  },
  states: { requested: common.requested, claimed: 'Processing', paid: common.sent, refused: 'Returned' },
  hash: 'Hash',
  opensExplorer: common.opensExplorer,
  dialog: {
    title: 'Withdraw USDT',
    description: 'Our team reviews each request. This can take a few hours.',
    close: common.close,
    networksFailed: 'The networks could not be loaded.',
    requested: ({ amount }: { amount: string }) => `Withdrawal of ${amount} USDT requested.`,
  },
};
