import { commonMessages as common } from '@sarraf/forms/common.en';

/** English messages of the wallet. */
export const walletMessages = {
  title: 'Wallet',
  holds: ({ balance }: { balance: string }) => `${balance} USDT, to sell or to take out`,
  holdsNothing: 'Holds what arrived late or was too much. You can sell it or take it out.',
  withdraw: 'Take out',
  loading: 'Loading your wallet…',
  failed: { title: 'Your wallet could not be loaded', message: 'Nothing is lost by it.', retry: common.tryAgain },
  empty: { title: 'Nothing has moved yet', message: 'USDT that arrive late, or more than was due, are listed here.' },
  movements: 'Movements',
  onTheWay: 'On the way to you',
  showMore: 'Show older movements',
  notShown: ({ n }: { n: number }) => (n === 1 ? '1 movement cannot be shown.' : `${n} movements cannot be shown.`),
  unit: common.unit,
  reasons: {
    deposit: 'Deposit',
    refund: 'Given back, an order was not paid out',
    credit: 'Credited by support',
    sale: 'Sale of USDT',
    withdrawal: 'Taken out',
    'withdrawal-refused': 'Given back, not sent',
    adjustment: 'Correction',
    other: 'Movement',
  },
  states: { requested: 'Requested', claimed: 'Being sent', paid: 'Sent', refused: 'Returned' },
  hash: 'Hash',
  opensExplorer: common.opensExplorer,
  dialog: {
    title: 'Take USDT out',
    description: 'People look at each request, so it can take a few hours.',
    close: common.close,
    networksFailed: 'The networks could not be loaded.',
    requested: ({ amount }: { amount: string }) => `${amount} USDT are on the way to you.`,
  },
};
