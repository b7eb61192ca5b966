import type { ExceptionAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActMessages } from '../act-messages.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Values of a message about a transfer; `amount` with its unit. */
export interface Sent {
  amount: string;
  network: string;
}

const close = 'Close exception';

/** Messages of the exceptions (product.md S17). */
export const exceptionsMessages = {
  title: common.exceptions,
  open: 'Open',
  closed: 'Resolved',
  which: 'Exception status',
  kind: desk.kind,
  kinds: {
    unmatched: 'No matching order',
    'wrong-network': 'Wrong network',
    'wrong-token': 'Wrong token',
    dust: 'Below minimum',
    dropped: 'No longer on blockchain',
    screened: 'Screening match',
    'paid-twice': 'Duplicate payment',
    'paid-after-refund': 'Paid after refund',
  },
  none: { title: 'No exceptions found', message: 'No exception matches the filter above.' },
  empty: { title: 'No open exceptions', message: 'Deposits that match no order appear here.' },
  what: {
    unmatched: ({ amount, network }: Sent) => `${amount} received on ${network} without a matching order.`,
    wrongNetwork: ({ amount, network, meant }: Sent & { meant: string }) =>
      `${amount} received on ${network}, but the order was for ${meant}.`,
    wrongToken: ({ amount, network }: Sent) => `${amount} received on ${network}: this token is not USDT.`,
    dust: ({ amount, network, count }: Sent & { count: number }) =>
      count === 1
        ? `${amount} received on ${network}: below the minimum deposit.`
        : `${amount} received on ${network} in ${count} transfers, each below the minimum deposit.`,
    dropped: ({ amount, network }: Sent) => `${amount} confirmed on ${network} is no longer on the blockchain.`,
    screened: ({ amount, network }: Sent) => `${amount} received on ${network} from a sender on the screening list.`,
    paidTwice: ({ rupees }: { rupees: string }) =>
      `The payout service paid ${rupees} after this payout had already been paid. The seller received both.`,
    paidAfterRefund: ({ rupees }: { rupees: string }) =>
      `The payout service paid ${rupees} after the USDT had been refunded. The seller received both.`,
    other: ({ amount, network, kind }: Sent & { kind: string }) => `${amount} received on ${network} (${kind}).`,
  },
  unconfirmed: 'Unconfirmed',
  seen: 'Date received',
  from: 'From address',
  order: 'Related order',
  owner: 'Address owner',
  refund: 'Refund transaction',
  resolutions: { credited: 'Credited to wallet', refunded: desk.refunded, ignored: desk.kept, kept: desk.kept },
  acts: {
    credit: {
      label: 'Credit wallet',
      title: 'Credit the wallet?',
      message: 'The USDT are credited to the owner’s wallet. The owner can sell or withdraw them.',
    },
    refunded: { label: 'Mark as refunded', title: 'Mark this deposit as refunded', message: desk.verify },
    ignore: {
      label: 'Retain',
      title: 'Retain this deposit?',
      message: 'It is booked as retained. No wallet is credited.',
    },
  } satisfies Record<ExceptionAction, ActMessages>,
  /** Texts of `ignore` for exceptions that leave nothing to retain. */
  ignores: {
    dropped: {
      label: close,
      title: 'Close this exception?',
      message: 'A payout on hold because of it can then be resumed, or its USDT refunded.',
    },
    rupees: {
      label: close,
      title: 'Close as settled?',
      message: 'Enter the outcome: rupees returned by the seller, or written off. The books do not change.',
    },
  } satisfies Record<string, ActMessages>,
};
