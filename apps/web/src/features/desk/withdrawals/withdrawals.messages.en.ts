import type { WithdrawalAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActMessages } from '../act-messages.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

/** Messages of the withdrawals (product.md S17). */
export const withdrawalsMessages = {
  title: common.withdrawals,
  which: 'Withdrawal status',
  empty: { title: 'No withdrawals', message: 'Withdrawals requested by sellers appear here.' },
  statuses: { requested: common.requested, claimed: desk.inProgress, paid: common.sent, refused: 'Rejected' },
  send: common.quantity,
  to: common.address,
  seller: 'Requested by',
  asked: common.requested,
  screened: 'The address or its owner is on the screening list. Do not send.',
  unspendable: 'Funds sent to this address are lost: nobody can spend from it. Reject the withdrawal.',
  acts: {
    claim: { label: desk.claim, title: 'Claim this withdrawal', message: 'It is assigned to you.' },
    paid: { label: 'Mark as sent', title: 'Mark this withdrawal as sent', message: desk.verify },
    refuse: {
      label: 'Reject',
      title: 'Reject this withdrawal?',
      message: 'The USDT return to the seller’s wallet, and the seller sees the reason.',
    },
  } satisfies Record<WithdrawalAction, ActMessages>,
};
