import { commonMessages as common } from '@sarraf/forms/common.en';
import { deskMessages as desk } from '../desk.messages.en.ts';

const recordSweep = 'Record sweep';

/** Messages of the reconciliation (product.md S17). */
export const reconciliationMessages = {
  title: common.reconciliation,
  books: { label: 'Books', rupees: common.rupees },
  description: 'Deposits and what they became, in USDT.',
  loading: 'Calculating…',
  deposits: 'Deposits',
  sold: desk.sold,
  wallet: 'In wallets',
  review: 'Under review',
  refunded: desk.refunded,
  kept: desk.kept,
  total: desk.total,
  difference: 'Difference',
  adds: 'Balanced',
  doesNot: ({ amount }: { amount: string }) => `Out of balance by ${amount} USDT`,
  networks: 'By network',
  unswept: 'Balances of deposit addresses',
  unsweptNote: 'Book balance of each address and its balance on the blockchain.',
  unsweptMore: ({ shown, count }: { shown: number; count: number }) => `Showing the ${shown} largest of ${count}.`,
  unsweptEmpty: 'No deposit address holds USDT.',
  ours: 'Book balance',
  chain: 'On-chain balance',
  checked: 'Last checked',
  neverChecked: 'Not checked yet',
  differs: 'Mismatch',
  refresh: 'Refresh on-chain balances',
  unconfirmed: {
    title: 'Sweeps awaiting confirmation',
    message:
      'They still count as held until the blockchain shows the transaction. After one hour they can be recorded again.',
  },
  sweep: {
    column: 'Sweep',
    record: 'Record',
    recordFor: ({ address }: { address: string }) => `Record a sweep of the address ending in ${address}`,
    title: recordSweep,
    message: 'Transfer the USDT first. The transaction is verified on the blockchain, then the books are updated.',
    submit: recordSweep,
    done: ({ amount }: { amount: string }) => `Sweep of ${amount} recorded`,
    unconfirmed: 'Waiting for the transaction on the blockchain.',
    waits: ({ amount }: { amount: string }) =>
      `Another administrator approves it by recording the same sweep with a reason: this address, ${amount} and this transaction.`,
  },
  refreshed: 'On-chain balances are being refreshed. They appear here within a minute.',
};
