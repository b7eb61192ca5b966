import type { ExceptionAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActWords } from '../act-words.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** A transfer in a sentence; `amount` with its unit. */
export interface Sent {
  amount: string;
  network: string;
}

/** Messages of the exceptions (product.md S17). */
export const exceptionsMessages = {
  title: common.exceptions,
  open: 'Open',
  closed: 'Decided',
  which: 'Which exceptions',
  kind: 'What happened',
  kinds: {
    unmatched: 'No order waits',
    'wrong-network': 'Another network',
    'wrong-token': 'Another token',
    dust: 'Too little',
    dropped: 'Vanished',
    screened: 'Screened',
    'paid-twice': 'Paid twice',
    'paid-after-refund': 'Paid after a refund',
  },
  none: { title: 'None of these', message: 'No exception fits what was chosen above.' },
  empty: { title: 'Nothing to decide', message: 'Transfers that fit no order appear here.' },
  what: {
    unmatched: ({ amount, network }: Sent) => `${amount} arrived over ${network}, and no order waits for it.`,
    wrongNetwork: ({ amount, network, meant }: Sent & { meant: string }) =>
      `${amount} arrived over ${network}, but the order was for ${meant}.`,
    wrongToken: ({ amount, network }: Sent) => `${amount} arrived over ${network}: a token that is not USDT.`,
    dust: ({ amount, network, count }: Sent & { count: number }) =>
      count === 1
        ? `${amount} arrived over ${network}: too little for any order.`
        : `${amount} arrived over ${network} in ${count} transfers, each too little for any order.`,
    dropped: ({ amount, network }: Sent) => `${amount} over ${network} vanished from the chain after it had counted.`,
    screened: ({ amount, network }: Sent) => `${amount} arrived over ${network} from somebody on the screening list.`,
    paidTwice: ({ rupees }: { rupees: string }) =>
      `The payout service paid ${rupees} after this payout had been paid otherwise. The seller has both.`,
    paidAfterRefund: ({ rupees }: { rupees: string }) =>
      `The payout service paid ${rupees} after the USDT had been given back. The seller has both.`,
    other: ({ amount, network, kind }: Sent & { kind: string }) => `${amount} arrived over ${network} (${kind}).`,
  },
  unconfirmed: 'Unconfirmed',
  seen: 'Seen',
  from: 'Sent from',
  order: 'Meant for order',
  owner: 'Whose address it is',
  refund: 'Sent back by',
  resolutions: { credited: 'Credited to the wallet', refunded: desk.sentBack, ignored: desk.kept, kept: desk.kept },
  acts: {
    credit: {
      label: 'Credit the wallet',
      title: 'Credit the wallet?',
      message: 'The USDT go to the wallet of their owner, who may sell them or ask for them back.',
    },
    refunded: {
      label: 'Was sent back',
      title: 'Was it sent back?',
      message: desk.verify,
    },
    ignore: { label: 'Keep it', title: 'Keep what arrived?', message: 'It counts as kept, and nobody gets it.' },
  } satisfies Record<ExceptionAction, ActWords>,
  /** Deciding on one of which nothing is left to keep. */
  ignores: {
    dropped: {
      label: 'Close it',
      title: 'Does it stay vanished?',
      message: 'The exception closes. A payout that was held for it can be resumed, or its USDT given back.',
    },
    rupees: {
      label: 'Close it',
      title: 'Is it settled?',
      message: 'Say what became of the rupees: sent back by the seller, or written off. Nothing changes in the books.',
    },
  } satisfies Record<string, ActWords>,
};
