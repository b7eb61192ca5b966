import type { WithdrawalAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActWords } from '../act-words.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Messages of the withdrawals (product.md S17). */
export const withdrawalsMessages = {
  title: common.withdrawals,
  which: 'Which withdrawals',
  empty: { title: 'Nothing to send', message: 'Withdrawals that sellers ask for appear here.' },
  statuses: { requested: desk.waiting, claimed: desk.inProgress, paid: 'Sent out', refused: 'Refused' },
  send: common.quantity,
  to: 'To this address',
  asked: 'Asked for',
  screened: 'Its address or its owner is on the screening list. Do not send it.',
  unspendable: 'Nobody holds the keys of this address: what is sent there is gone. Refuse it.',
  acts: {
    claim: { label: desk.claim, title: 'Claim this withdrawal', message: 'It is in your hands.' },
    paid: {
      label: 'Was sent',
      title: 'Was it sent?',
      message: desk.verify,
    },
    refuse: {
      label: 'Refuse',
      title: 'Refuse this withdrawal?',
      message: 'The USDT stay in the wallet, and the seller reads the reason.',
    },
  } satisfies Record<WithdrawalAction, ActWords>,
};
