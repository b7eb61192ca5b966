import type { PayoutAction, PayoutStatus } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { messages as forms } from '@sarraf/forms/messages.en';
import type { ActWords } from '../act-words.ts';
import { deskMessages as desk } from '../desk.messages.en.ts';

// What several rows say.
const claimed = 'claimed it';
const released = 'released it';
const paid = 'marked it as paid';
const notPaid = 'could not pay it';
const heldBack = 'put it on hold';
const backToQueue = 'It goes back into the queue.';

/** Messages of the payout queue and of one payout (product.md S17). */
export const payoutsMessages = {
  show: common.status,
  record: 'What was done',
  claimNext: 'Claim the oldest',
  claiming: 'Looking for the oldest...',
  enter: 'Enter does the same.',
  nobody: 'Nobody waits for rupees right now.',
  searchHint: 'Name, mobile, order, account, UTR, deposit address or hash',
  mine: 'In your hands',
  approvals: 'Waits for your approval',
  queue: 'Queue',
  empty: { title: 'Everybody is paid', message: 'New payouts appear here by themselves.' },
  none: { title: 'Nothing found', message: 'No payout has this status and these words.' },
  choose: { title: 'No payout is open', message: 'Claim the oldest, or choose one from the queue.' },
  missing: { title: 'There is no such payout', message: 'It may belong to another server.' },
  back: 'Back to the queue',
  statuses: {
    queued: desk.waiting,
    claimed: desk.inProgress,
    sent: 'Sent to the bank',
    unknown: 'Unclear',
    held: 'On hold',
    completed: 'Paid',
    failed: 'Not paid',
  } satisfies Record<PayoutStatus, string>,
  statusCount: ({ status, n }: { status: string; n: number }) => `${status} (${n})`,
  sendExactly: 'Amount to send',
  bankAmount: 'Amount for the banking app',
  reference: 'Reference',
  holder: common.holder,
  bank: forms.methods.bank,
  accountNumber: forms.payment.account,
  iban: common.iban,
  phone: common.phone,
  nayapayId: forms.payment.nayapayId,
  verifiedName: 'Verified name',
  fromWallet: 'From the wallet',
  due: 'First due',
  claimedByYou: 'You have it. Claimed',
  claimedBy: ({ name }: { name: string }) => `${name} has it. Claimed`,
  staleHint: 'A claim older than 30 minutes can be released by others, with a reason.',
  approveFirst: {
    title: 'Approve, then pay',
    message: ({ limit }: { limit: string }) =>
      `Above ${limit} another administrator agrees before the money leaves. Enter the UTR, ask, and send it once it is approved.`,
  },
  waits: {
    mine: 'You asked for it. Do not send the money before another administrator has agreed.',
    others: ({ name }: { name: string }) => `${name} asked for it. Compare the slip before you agree.`,
  },
  unclear: {
    title: 'Nobody knows whether this was paid',
    message: 'The payout service was asked and gave no clear answer. Look it up at the bank before you pay again.',
  },
  vanished: {
    title: 'Its transfer is no longer on the chain',
    message:
      'What the bank was asked before may still be paid. If it is not, the payout is held until the exception is decided.',
    held: 'It is held: nothing can be done with it before the exception is decided.',
    link: 'Open the exception',
  },
  held: 'It was put on hold',
  problem: 'It could not be paid',
  sent: 'The payout service has it. Its answer appears here by itself.',
  paid: ({ amount, name }: { amount: string; name: string }) => `${amount} to ${name} marked as paid.`,
  asked: 'Approval asked for. Do not send the money yet.',
  acts: {
    claim: { label: desk.claim, title: 'Claim this payout', message: 'It is in your hands until you release it.' },
    release: {
      label: 'Release',
      title: 'Release this payout',
      message: 'It goes back into the queue. A request for approval and its UTR are dropped with it.',
    },
    paid: { label: form.desk.paid, title: form.desk.paid, message: 'The seller sees the UTR at once.' },
    failed: {
      label: 'Could not pay',
      title: 'This payout could not be made',
      message: 'The seller reads the reason and may choose another account.',
    },
    retry: { label: 'Pay again', title: 'Pay again', message: backToQueue },
    refund: {
      label: 'Give the USDT back',
      title: 'Give the USDT back?',
      message: 'The order fails, and its USDT go to the wallet of the seller. It will never be paid in rupees.',
    },
    hold: { label: 'Put on hold', title: 'Put this payout on hold', message: 'Nothing is sent until it is resumed.' },
    resume: { label: 'Resume', title: 'Resume this payout', message: backToQueue },
    approve: {
      label: 'Approve',
      title: 'Approve this payout?',
      message: 'You agree that exactly this amount goes to exactly this account.',
    },
  } satisfies Record<PayoutAction, ActWords>,
  refunded: 'Its USDT were given back. It will not be paid in rupees.',
  // What was done is told by the act, or by what became of it.
  attempts: {
    ...{
      claim: claimed,
      claimed,
      release: released,
      released,
      paid,
      failed: notPaid,
      hold: heldBack,
      held: heldBack,
    },
    ...{ retry: 'queued it again', resume: 'put it back', refund: 'gave the USDT back', approve: 'approved it' },
    ...{ sent: 'was asked to pay', asked: 'asked for approval' },
  },
};
