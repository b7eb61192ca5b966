import type { PayoutAction, PayoutStatus } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { messages as forms } from '@sarraf/forms/messages.en';
import type { ActMessages } from '../act-messages.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

const claimed = 'claimed it';
const released = 'released it';
const onHold = 'put it on hold';
const backToQueue = 'It goes back to the queue.';

/** Messages of the payout queue and of one payout (product.md S17). */
export const payoutsMessages = {
  show: common.status,
  record: 'Activity',
  claimNext: 'Next payout',
  claiming: 'Getting the next payout...',
  enter: 'or press Enter',
  nobody: 'No payouts are waiting right now.',
  searchHint: 'Name, mobile, order, account, UTR, deposit address or hash',
  mine: 'Assigned to you',
  approvals: 'Awaiting your approval',
  queue: desk.queue,
  empty: { title: 'No payouts in the queue', message: 'New payouts appear here automatically.' },
  none: { title: 'No payouts found', message: 'No payout matches this status and search.' },
  choose: { title: 'No payout selected', message: 'Press Next payout, or select one from the queue.' },
  missing: { title: 'Payout not found', message: 'It may be on another server.' },
  back: 'Back to the queue',
  statuses: {
    queued: 'Queued',
    claimed: desk.inProgress,
    sent: 'Sent to bank',
    unknown: 'Status unknown',
    held: 'On hold',
    completed: 'Paid',
    failed: common.failed,
  } satisfies Record<PayoutStatus, string>,
  statusCount: ({ status, n }: { status: string; n: number }) => `${status} (${n})`,
  sendExactly: 'Amount to send',
  bankAmount: 'Amount for the banking app',
  reference: 'Reference',
  holder: common.holder,
  atTheBank: common.atTheBank,
  titleChecks: {
    match: 'Same as the verified name',
    typed: 'The typed name is the same as the verified name. The bank has not confirmed it.',
    mismatch: 'Not the verified name',
    unchecked: 'Name not checked',
  },
  bank: forms.methods.bank,
  accountNumber: forms.payment.account,
  iban: common.iban,
  phone: common.phone,
  nayapayId: forms.payment.nayapayId,
  verifiedName: 'Verified name',
  /** The identity provider gave no name. */
  claimedName: 'Name, not confirmed',
  seller: 'Seller mobile',
  fromWallet: 'From the wallet',
  due: 'Created',
  claimedByYou: 'Claimed by you',
  claimedBy: ({ name }: { name: string }) => `Claimed by ${name}`,
  staleHint: 'After 30 minutes other administrators can release it, with a reason.',
  approveFirst: {
    title: 'Approve, then pay',
    message: ({ limit }: { limit: string }) =>
      `Payouts above ${limit} need a second administrator. Enter the UTR, request approval, and transfer the money only after it is approved.`,
  },
  waits: {
    mine: 'You requested approval. Do not transfer the money until another administrator approves.',
    others: ({ name }: { name: string }) => `Requested by ${name}. Check the details before you approve.`,
  },
  unclear: {
    title: 'It is not known whether this was paid',
    message: 'The payout service gave no clear result. Check the bank statement before you pay again.',
  },
  vanished: {
    title: 'The deposit is no longer on the blockchain',
    message:
      'A payment already sent to the bank may still go through. If it does not, the payout stays on hold until the exception is resolved.',
    held: 'On hold. No action is possible until the exception is resolved.',
    link: 'Open the exception',
  },
  held: 'Payout on hold',
  problem: 'Payment failed',
  sent: 'Sent to the payout service. The result appears here automatically.',
  paid: ({ amount, name }: { amount: string; name: string }) => `${amount} to ${name} marked as paid.`,
  asked: 'Approval requested. Do not transfer the money yet.',
  acts: {
    claim: {
      label: desk.claim,
      title: 'Claim this payout',
      message: 'It stays assigned to you until you release it.',
    },
    release: {
      label: 'Release',
      title: 'Release this payout',
      message: 'It goes back to the queue. A pending approval request and its UTR are discarded.',
    },
    paid: { label: form.desk.paid, title: form.desk.paid, message: 'The seller sees the UTR immediately.' },
    failed: {
      label: 'Mark as failed',
      title: 'Mark this payout as failed',
      message: 'The seller sees the reason and can choose another account.',
    },
    retry: { label: 'Retry payment', title: 'Retry this payment', message: backToQueue },
    refund: {
      label: 'Refund to wallet',
      title: 'Refund the USDT to the wallet?',
      message: 'The order fails and its USDT are credited to the seller’s wallet. It can no longer be paid in rupees.',
    },
    hold: {
      label: 'Put on hold',
      title: 'Put this payout on hold',
      message: 'No payment is sent until the payout is resumed.',
    },
    resume: { label: 'Resume', title: 'Resume this payout', message: backToQueue },
    approve: {
      label: 'Approve',
      title: 'Approve this payout?',
      message: 'You confirm this amount and this account.',
    },
  } satisfies Record<PayoutAction, ActMessages>,
  returned: {
    waiting: ({ n }: { n: number }) =>
      n === 1
        ? '1 payout was returned by the bank and is not paid again yet.'
        : `${n} payouts were returned by the bank and are not paid again yet.`,
    show: 'Show returned payouts',
    title: common.returnedByBank,
    by: ({ name }: { name: string }) => `Reported by ${name}`,
    next: 'The seller can choose another account. Pay again only if the account was not the problem.',
    notAvailable:
      'Resume the payout once the money is on our account. The seller can choose another account meanwhile.',
    report: 'Report a return',
    reportTitle: 'Report a returned payment',
    reportMessage:
      'The order stays completed. The seller sees the reason and can choose another account; the payout waits to be paid again or refunded.',
    refund: {
      label: 'Refund to wallet',
      title: 'Refund the USDT to the wallet?',
      message:
        'The order stays completed, and its USDT are credited to the seller’s wallet. It can no longer be paid in rupees.',
    },
  },
  balance: 'Payout service balance',
  refunded: 'The USDT were refunded to the seller’s wallet. This payout is closed.',
  // The server names an entry by its action, or by the status that followed.
  attempts: {
    ...{ claim: claimed, claimed, release: released, released, hold: onHold, held: onHold },
    ...{ paid: 'marked it as paid', failed: 'marked it as failed', retry: 'returned it to the queue' },
    ...{ resume: 'resumed it', refund: 'refunded the USDT', approve: 'approved it' },
    ...{ sent: 'received the payment request', asked: 'requested approval', returned: 'reported a return' },
  },
  results: { 'waits-approval': desk.awaitingApproval, paused: 'Not sent: payouts were paused' },
};
