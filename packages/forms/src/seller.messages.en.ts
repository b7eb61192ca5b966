import { commonMessages as common } from './common.messages.en.ts';

/** Sentences of the forms that a seller seldom meets: another account for a payout, USDT taken out of the wallet. */
export const sellerFormMessages = {
  payoutAccount: {
    submit: 'Pay to this account',
    submitting: 'Changing the account...',
    failed: 'The account could not be changed. Please try again.',
  },
  withdrawal: {
    amount: 'Amount to withdraw',
    unit: common.unit,
    all: ({ balance }: { balance: string }) => `Take all: ${balance} USDT`,
    amountMissing: 'Enter how much you want to withdraw.',
    aboveBalance: ({ balance }: { balance: string }) => `Your wallet balance is ${balance} USDT`,
    network: common.network,
    networkPlaceholder: 'Choose a network',
    networkMissing: 'Choose the network your wallet receives on.',
    address: 'Your wallet address',
    addressHint: 'Paste it from the wallet that shall receive the USDT.',
    addressMissing: 'Enter the address of your wallet.',
    addressForm: ({ network }: { network: string }) => `This is no address of ${network}. Please check it.`,
    addressChecksum: 'A character of this address is wrong. Copy it again from your wallet.',
    addressUnspendable:
      'USDT sent to this address are lost: nobody can spend them. Enter the address of your own wallet.',
    review: 'Check the withdrawal',
    reviewing: 'You withdraw',
    warning: 'Compare every group with your wallet. USDT sent to a wrong address cannot be brought back.',
    back: 'Change something',
    submit: 'Withdraw',
    submitting: 'Asking for it...',
    failed: 'The withdrawal could not be requested. Please try again.',
    unanswered: 'Nobody answered. Look at your wallet before you ask again: it may have been requested.',
  },
};
