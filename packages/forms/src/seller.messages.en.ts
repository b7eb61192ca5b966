import { commonMessages as common } from './common.messages.en.ts';

/** Messages of two seller forms: the account for a refused payout, and the withdrawal. */
export const sellerFormMessages = {
  payoutAccount: {
    submit: 'Pay to this account',
    submitting: 'Changing the account...',
    failed: 'The account could not be changed. Please try again.',
  },
  withdrawal: {
    amount: 'Amount to withdraw',
    unit: common.unit,
    all: ({ balance }: { balance: string }) => `Withdraw all: ${balance} USDT`,
    amountMissing: 'Enter how much you want to withdraw.',
    aboveBalance: ({ balance }: { balance: string }) => `Your wallet balance is ${balance} USDT`,
    network: common.network,
    networkPlaceholder: 'Choose a network',
    networkMissing: 'Choose the network your wallet receives on.',
    address: 'Your wallet address',
    addressHint: 'Paste the address of the wallet that receives the USDT.',
    addressMissing: 'Enter the address of your wallet.',
    addressForm: ({ network }: { network: string }) => `This is not a valid ${network} address. Please check it.`,
    addressChecksum: 'A character of this address is wrong. Copy it again from your wallet.',
    addressUnspendable:
      'USDT sent to this address are lost: nobody can spend them. Enter the address of your own wallet.',
    review: 'Check the withdrawal',
    reviewing: 'You withdraw',
    warning: 'Compare every group with your wallet. USDT sent to a wrong address cannot be brought back.',
    back: 'Edit details',
    submit: common.withdraw,
    submitting: 'Sending the request...',
    failed: 'The withdrawal could not be requested. Please try again.',
    unanswered:
      'No response from the server. Check your wallet before you try again: the withdrawal may have been requested.',
  },
};
