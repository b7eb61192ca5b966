import { commonMessages as common } from '@sarraf/forms/common.en';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Messages of the reconciliation (product.md S17). */
export const reconciliationMessages = {
  title: common.reconciliation,
  description: 'What came in, and what became of it. In USDT.',
  loading: 'Adding up…',
  deposits: 'Deposits',
  sold: desk.sold,
  wallet: 'In wallets',
  review: 'In review',
  refunded: desk.sentBack,
  kept: desk.kept,
  total: 'Together',
  difference: 'Difference',
  adds: 'It adds up',
  doesNot: ({ amount }: { amount: string }) => `${amount} USDT are missing from the books`,
  networks: 'Network by network',
  unswept: 'Held at our addresses',
  unsweptNote: 'What our books say an address holds, beside what its chain says.',
  unsweptMore: ({ shown, count }: { shown: number; count: number }) => `The ${shown} largest of ${count}.`,
  unsweptEmpty: 'No address of ours holds USDT.',
  ours: 'Our books',
  chain: 'The chain',
  checked: 'Asked',
  neverChecked: 'Not asked yet',
  differs: 'Differs',
  refresh: 'Ask the chains again',
  unconfirmed: {
    title: 'Recorded, and not on the chain yet',
    message: 'Until its chain shows it, what was recorded still counts as held. After an hour it can be recorded anew.',
  },
  sweep: {
    column: 'Moved on',
    record: 'Record',
    recordFor: ({ address }: { address: string }) => `Record what left the address that ends in ${address}`,
    title: 'What was moved on?',
    message: 'Move the USDT first. The transaction is looked up on the chain, and our books follow.',
    submit: 'Record it',
    done: ({ amount }: { amount: string }) => `${amount} recorded as moved on`,
    unconfirmed: 'The chain is asked for the transaction.',
    waits: ({ amount }: { amount: string }) =>
      `Another administrator agrees by recording the same at this address, with a reason: ${amount} and this transaction.`,
  },
  refreshed: 'The chains are being asked. Their answers appear here in a minute.',
};
