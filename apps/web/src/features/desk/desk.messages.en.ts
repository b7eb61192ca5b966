import type { ExceptionAction, PayoutAction, PayoutStatus, UserAction, WithdrawalAction } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { messages as forms } from '@sarraf/forms/messages.en';

/** What a button says, and what its dialog asks and tells. */
export interface ActWords {
  label: string;
  title: string;
  message: string;
}

/** A transfer in a sentence; `amount` with its unit. */
export interface Sent {
  amount: string;
  network: string;
}

// What several rows say.
const claimed = 'claimed it';
const released = 'released it';
const paid = 'marked it as paid';
const notPaid = 'could not pay it';
const heldBack = 'put it on hold';
const payoutsTitle = 'Payouts';
const waiting = 'Waiting';
const inWork = 'In work';
const search = 'Search';
const claim = 'Claim';
const payAgain = 'Pay again';
const addNote = 'Add a note';
const sold = 'USDT sold';
const kept = 'Kept by us';
const sentBack = 'Sent back';
const verify = 'Send the USDT first. Their transaction is looked up on the chain.';
const waitsForApproval = 'Waits for approval';
const backToQueue = 'It goes back into the queue.';

/** Words of the desk (product.md S17). */
export const deskMessages = {
  tabs: {
    label: 'Queues of the desk',
    payouts: payoutsTitle,
    exceptions: common.exceptions,
    withdrawals: common.withdrawals,
    users: common.users,
    reconciliation: common.reconciliation,
  },
  failed: { title: 'The desk could not be read', message: 'Check your connection and try again.' },
  retry: common.tryAgain,
  loading: 'Loading the queue…',
  older: 'Show more',
  notShown: common.notShown,
  all: 'All',
  show: common.status,
  copy: { copy: common.copy, copied: common.copied, failed: common.copyFailed },
  copyWhat: ({ what }: { what: string }) => `Copy ${what}`,
  unit: common.unit,
  somebody: 'An administrator',
  you: 'You',
  faster: 'Somebody else was faster',
  notSaved: form.desk.failed,
  record: 'What was done',

  server: {
    title: 'The server wants to be looked at',
    forwarded:
      'It stands behind a proxy it does not know, so all sellers count as one address and may run out of codes. Set TRUSTED_PROXIES.',
    other: ({ name }: { name: string }) => `It warns of: ${name}`,
    notRead: ({ network, fault }: { network: string; fault: string }) => `${network} is not read: ${fault}.`,
  },

  payouts: {
    title: payoutsTitle,
    claimNext: 'Claim the oldest',
    claiming: 'Looking for the oldest...',
    enter: 'Enter does the same.',
    nobody: 'Nobody waits for rupees right now.',
    search,
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
      queued: waiting,
      claimed: inWork,
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
    seller: 'Who sells',
    network: common.network,
    fromWallet: 'From the wallet',
    utr: common.utr,
    sold,
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
      title: waitsForApproval,
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
      claim: { label: claim, title: 'Claim this payout', message: 'It is in your hands until you release it.' },
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
      retry: { label: payAgain, title: payAgain, message: backToQueue },
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
  },

  batch: {
    export: 'Pay in a batch',
    import: 'Import an answer',
    exportTitle: 'Choose what goes to the bank',
    exportMessage: 'What you choose is claimed by you and comes as one file.',
    all: ({ n }: { n: number }) => `Choose all ${n} shown`,
    chosen: 'Chosen',
    count: ({ n }: { n: number }) => (n === 1 ? '1 payout' : `${n} payouts`),
    sum: 'Sum of the batch',
    format: 'Format of the file',
    formats: {
      csv: {
        name: 'CSV file',
        save: 'Export as CSV',
        use: 'For the upload at the bank, as it is. Saved in a spreadsheet it would lose digits of account numbers.',
      },
      xlsx: {
        name: 'Workbook',
        save: 'Export as a workbook',
        use: 'To be opened and saved in a spreadsheet (.xlsx): account and phone numbers stay whole.',
      },
    },
    saving: 'Making the file...',
    empty: 'The queue is empty',
    nothing: 'Choose at least one payout first.',
    tooMany: ({ most }: { most: number }) => `At most ${most} payouts go into one file.`,
    alone: ({ limit }: { limit: string }) => `Above ${limit}: approved and paid by itself`,
    exportedTitle: ({ n }: { n: number }) => (n === 1 ? '1 payout is in the file' : `${n} payouts are in the file`),
    exported: ({ file }: { file: string }) =>
      `${file} was downloaded. They are claimed by you until the answer of the bank is imported.`,
    again: 'Download it again',
    notExported:
      'No answer came. Whatever was claimed stands under “In your hands” and can go into a file again; nothing was paid.',

    importTitle: 'What the bank answered',
    importMessage: 'First you see what each line would do. Nothing changes before you apply it.',
    steps: {
      preview: { title: 'Nothing has changed yet', message: 'Compare the lines, then apply them.' },
      unsure: { title: 'Nobody knows what was applied', message: 'Nothing is applied twice.' },
      done: {
        title: 'The answer was applied',
        message: 'What was not applied stays as it was, and can be imported again once it is put right.',
      },
      nothing: {
        title: 'Nothing in it can be applied',
        message: 'Each line below says why. Put the file right and choose it again.',
      },
    },
    lines: ({ n }: { n: number }) => (n === 1 ? '1 line' : `${n} lines`),
    line: ({ n }: { n: number }) => `Line ${n}`,
    columns: { order: common.payout, result: 'What becomes of it', line: 'Line' },
    first: ({ shown, n }: { shown: number; n: number }) =>
      `${shown} of ${n} lines are listed, those that need a look first.`,
    apply: ({ n }: { n: number }) => (n === 1 ? 'Apply 1 line' : `Apply ${n} lines`),
    applying: 'Applying...',
    notApplied: 'No answer came, so some lines may have been applied. Apply it again: no line counts twice.',
    other: form.desk.answerOther,
    another: 'Import another answer',
    /** What a line would do, and what it did. */
    would: {
      paid: 'Will be marked as paid',
      'waits-approval': 'Will wait for approval',
      'already-paid': 'Was paid before',
      'unknown-order': 'No such order',
      'not-yours': 'Not in your hands',
      'utr-used': 'UTR of another payout',
      'utr-invalid': 'Not a UTR',
    },
    did: { paid: 'Marked as paid', 'waits-approval': waitsForApproval },
  },

  exceptions: {
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
    waits: ({ name }: { name: string }) => `${name} asked for it; another administrator agrees by doing the same.`,
    seen: 'Seen',
    from: 'Sent from',
    to: 'To our address',
    hash: common.hash,
    explorer: common.opensExplorer,
    order: 'Meant for order',
    owner: 'Whose address it is',
    note: form.desk.reason,
    refund: 'Sent back by',
    resolutions: { credited: 'Credited to the wallet', refunded: sentBack, ignored: kept, kept },
    acts: {
      credit: {
        label: 'Credit the wallet',
        title: 'Credit the wallet?',
        message: 'The USDT go to the wallet of their owner, who may sell them or ask for them back.',
      },
      refunded: {
        label: 'Was sent back',
        title: 'Was it sent back?',
        message: verify,
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
        message:
          'Say what became of the rupees: sent back by the seller, or written off. Nothing changes in the books.',
      },
    } satisfies Record<string, ActWords>,
    utr: common.utr,
  },

  withdrawals: {
    title: common.withdrawals,
    which: 'Which withdrawals',
    empty: { title: 'Nothing to send', message: 'Withdrawals that sellers ask for appear here.' },
    statuses: { requested: waiting, claimed: inWork, paid: 'Sent out', refused: 'Refused' },
    send: common.quantity,
    to: 'To this address',
    seller: 'Who sells',
    asked: 'Asked for',
    screened: 'Its address or its owner is on the screening list. Do not send it.',
    unspendable: 'Nobody holds the keys of this address: what is sent there is gone. Refuse it.',
    unconfirmed: 'The chain does not show this transaction yet.',
    acts: {
      claim: { label: claim, title: 'Claim this withdrawal', message: 'It is in your hands.' },
      paid: {
        label: 'Was sent',
        title: 'Was it sent?',
        message: verify,
      },
      refuse: {
        label: 'Refuse',
        title: 'Refuse this withdrawal?',
        message: 'The USDT stay in the wallet, and the seller reads the reason.',
      },
    } satisfies Record<WithdrawalAction, ActWords>,
  },

  users: {
    title: common.users,
    search,
    searchHint: 'Mobile number, name or e-mail; or an order id, address or hash, whole',
    empty: { title: 'Nobody found', message: 'Check the number or name. An id, an address or a hash has to be whole.' },
    verified: 'Verified',
    notVerified: 'Not verified',
    blocked: 'Blocked',
    orders: 'Sales',
    sold,
    wallet: 'In the wallet',
    notes: 'Notes',
    acts: {
      block: {
        label: 'Block',
        title: 'Block this person?',
        message: 'They read everything and sell nothing until they are unblocked.',
      },
      unblock: { label: 'Unblock', title: 'Unblock this person?', message: 'They can sell again at once.' },
      note: { label: addNote, title: addNote, message: 'It stands below for every administrator.' },
    } satisfies Record<UserAction, ActWords>,
  },

  reconciliation: {
    title: common.reconciliation,
    description: 'What came in, and what became of it. In USDT.',
    loading: 'Adding up…',
    deposits: 'Deposits',
    sold,
    wallet: 'In wallets',
    review: 'In review',
    refunded: sentBack,
    kept,
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
      message:
        'Until its chain shows it, what was recorded still counts as held. After an hour it can be recorded anew.',
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
  },
};
