import { adminMessages as admin } from '@sarraf/forms/admin.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Facts of an audited action, as text; those that the entry lacks are left out. */
export interface ActFacts {
  /** Amount with its unit. */
  amount?: string | undefined;
  /** Last characters of the order id. */
  order?: string | undefined;
  /** Name or number of the seller. */
  person?: string | undefined;
}

const phrase = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const payout = ({ amount, order, person }: ActFacts) =>
  phrase('payout', amount, order && `of order ${order}`, person && `to ${person}`);
const exception = ({ amount, order }: ActFacts) => phrase('exception', amount, order && `of order ${order}`);
const withdrawal = ({ amount, person }: ActFacts) => phrase('withdrawal', amount, person && `to ${person}`);
const walletOf = ({ person }: ActFacts) => phrase('the wallet', person && `of ${person}`);

/** Messages of the settings page; those of its forms are in `@sarraf/forms`. */
export const appSettingsMessages = {
  loading: 'Loading the settings…',
  failed: {
    title: 'The settings could not be opened',
    message: 'Failed to load settings',
    retry: common.tryAgain,
  },
  empty: 'There are no settings on this server.',
  notShown: ({ names }: { names: string }) => `Cannot be shown here: ${names}`,
  cards: 'Fees and limits',
  transferLimits: {
    title: 'Maximum per transfer',
    description: 'A sale that pays out more than this at once is refused in its first step. 0 means no limit.',
  },
  pauses: {
    title: 'Pauses',
    description: 'For an incident. A pause takes effect within seconds; sellers read the reason in a banner.',
  },
  statementColumns: {
    none: 'No columns are chosen yet. They are chosen at the first import of a statement.',
    change: 'Change at the import',
  },
  becomes: admin.setting.becomes,
  unit: common.unit,

  prices: {
    edit: 'Edit prices',
    line: 'Price by amount',
    lineHint: 'The line is not to scale.',
    range: admin.priceRanges.row,
    inverted: ({ n }: { n: number }) => `Range ${n}: From is above To`,
    gap: 'Gap',
    overlap: ({ a, b }: { a: number; b: number }) => `Overlap of ${a} and ${b}`,
    bounds: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    below: ({ from, to }: { from: string; to: string }) => `${from} to below ${to}`,
    open: ({ from }: { from: string }) => `${from} and more`,
    gapPays: ({ bounds }: { bounds: string }) => `${bounds}: the price of range 1 applies`,
    overlapPays: ({ bounds, n }: { bounds: string; n: number }) => `${bounds}: the price of range ${n} applies`,
    unfinished: 'Ranges with missing numbers are not shown here.',
    changes: 'What changes for sellers',
    noChange: 'No change: every amount keeps its current price.',
    saved: 'Price ranges saved.',
    savedSame: 'Price ranges saved. Every amount keeps its price.',
  },

  move: {
    any: 'Any amount',
    exactly: ({ amount }: { amount: string }) => `Exactly ${amount} USDT`,
    from: ({ amount }: { amount: string }) => `From ${amount} USDT`,
    over: ({ amount }: { amount: string }) => `Over ${amount} USDT`,
    upTo: ({ amount }: { amount: string }) => `Up to ${amount} USDT`,
    below: ({ amount }: { amount: string }) => `Below ${amount} USDT`,
    between: ({ start, end }: { start: string; end: string }) => `${start}, ${end}`,
    startFrom: ({ amount }: { amount: string }) => `From ${amount}`,
    startOver: ({ amount }: { amount: string }) => `Over ${amount}`,
    endUpTo: ({ amount }: { amount: string }) => `up to ${amount} USDT`,
    endBelow: ({ amount }: { amount: string }) => `below ${amount} USDT`,
    same: 'Ranges rearranged; every amount keeps its price',
    more: admin.priceRanges.moreWarnings,
    paidOut: 'Paid to sellers',
  },

  networkChange: {
    added: 'Added',
    removed: 'Removed',
    limits: ({ min, max }: { min: string; max: string }) => `${min} - ${max} USDT`,
    name: admin.networks.name,
    logo: admin.networks.logo,
    minAmount: admin.networks.minAmount,
    maxAmount: admin.networks.maxAmount,
    logoChanged: 'changed',
    pausedReason: admin.networks.paused,
    same: 'The same networks in another order',
  },

  simulator: {
    title: 'What a seller sees',
    amount: 'Amount sold',
    sees: 'At the default fee the seller sees:',
    inForce: 'At current prices',
  },

  ask: {
    largeTitle: 'Change by more than 5%?',
    largePrice: 'A price changes by more than 5%. It applies to new quotes and orders immediately.',
    largeFee: 'The amount sellers receive changes by more than 5%. It applies to new quotes and orders immediately.',
    save: 'Save change',
    keepEditing: common.keepEditing,
    conflictTitle: 'Setting changed meanwhile',
    newer: 'The current value, and what saving yours would change:',
    noDifference: 'Your value is the same.',
    saveMine: 'Save my value',
    takeNewer: 'Use current value',
  },
  pauseAsk: {
    cancel: common.cancel,
    sales_paused: {
      pause: {
        title: 'Pause sales?',
        message:
          'Within seconds nobody can make a new order. Open orders still count when they are paid. Sellers read the reason.',
        confirmLabel: admin.pause.acts.sales_paused.pause,
      },
      resume: {
        title: 'Resume sales?',
        message: 'Within seconds sellers can make orders again.',
        confirmLabel: admin.pause.acts.sales_paused.resume,
      },
    },
    payouts_paused: {
      pause: {
        title: 'Pause payouts?',
        message:
          'Within seconds no payout begins, and at the desk nobody can claim, approve or export. Payouts that were sent are followed to their end. Sellers read the reason.',
        confirmLabel: admin.pause.acts.payouts_paused.pause,
      },
      resume: {
        title: 'Resume payouts?',
        message: 'Within seconds all payouts that wait are sent.',
        confirmLabel: admin.pause.acts.payouts_paused.resume,
      },
    },
    network: {
      title: ({ names }: { names: string }) => `Pause ${names}?`,
      message: 'Within seconds no new order can use it. Deposits of open orders still count. Sellers read the reason.',
      confirmLabel: 'Pause network',
    },
  },
  usedNewer: 'This is the current value.',

  audit: {
    notShown: common.notShown,
    title: 'Audit log',
    description: 'Setting changes, desk actions and administrator logins, newest first. Entries cannot be changed.',
    loading: 'Loading the audit log…',
    empty: 'No entries yet',
    failed: 'The audit log could not be loaded.',
    failedMore: 'Older entries could not be loaded.',
    retry: common.tryAgain,
    older: 'Show older',
    end: 'End of the log',
    changed: ({ name }: { name: string }) => `Changed ${name}`,
    signedIn: 'Logged in',
    pauses: {
      sales_paused: {
        paused: 'Paused sales',
        resumed: 'Resumed sales',
        reason: 'Changed the reason of the sales pause',
      },
      payouts_paused: {
        paused: 'Paused payouts',
        resumed: 'Resumed payouts',
        reason: 'Changed the reason of the payouts pause',
      },
    },
    passkeys: {
      added: ({ name }: { name: string | undefined }) => phrase('Added passkey', name),
      renamed: ({ name }: { name: string | undefined }) => phrase('Renamed a passkey to', name),
      removed: ({ name }: { name: string | undefined }) => phrase('Removed passkey', name),
    },
    acts: {
      second_factor_proven: () => 'Confirmed the second factor',
      recovery_code_used: () => 'Used a recovery code',
      recovery_codes_renewed: () => 'Made new recovery codes',
      payout_claim: (of: ActFacts) => `Claimed ${payout(of)}`,
      payout_release: (of: ActFacts) => `Released ${payout(of)}`,
      payout_paid: (of: ActFacts) => `Paid ${payout(of)}`,
      payout_failed: (of: ActFacts) => `Marked ${payout(of)} as failed`,
      payout_retry: (of: ActFacts) => `Returned ${payout(of)} to the queue`,
      payout_refund: (of: ActFacts) => `Refunded ${payout(of)}`,
      payout_hold: (of: ActFacts) => `Put ${payout(of)} on hold`,
      payout_resume: (of: ActFacts) => `Resumed ${payout(of)}`,
      payout_approve: (of: ActFacts) => `Approved ${payout(of)}`,
      payout_returned: (of: ActFacts) => `Reported the return of ${payout(of)} by the bank`,
      payout_export: (of: ActFacts) => `Exported ${payout(of)}`,
      exception_credit: (of: ActFacts) => `Credited ${exception(of)} to ${walletOf(of)}`,
      exception_refunded: (of: ActFacts) => `Marked ${exception(of)} as refunded`,
      exception_ignore: (of: ActFacts) => `Closed ${exception(of)}`,
      withdrawal_claim: (of: ActFacts) => `Claimed ${withdrawal(of)}`,
      withdrawal_paid: (of: ActFacts) => `Sent ${withdrawal(of)}`,
      withdrawal_refuse: (of: ActFacts) => `Rejected ${withdrawal(of)}`,
      user_block: ({ person }: ActFacts) => phrase('Blocked user', person),
      user_unblock: ({ person }: ActFacts) => phrase('Unblocked user', person),
      user_reset_second_factor: ({ person }: ActFacts) => phrase('Reset the second factor', person && `of ${person}`),
      user_note: ({ person }: ActFacts) => phrase('Added a note about user', person),
      sweep: ({ amount }: ActFacts) => phrase('Recorded sweep', amount && `of ${amount}`),
      bank_statement_imported: () => 'Imported a bank statement',
      bank_statement_explained: ({ amount }: ActFacts) =>
        phrase('Explained bank statement entry', amount && `of ${amount}`),
      report_export: () => 'Exported the report of a period',
    },
    /** Actions that only requested the approval of another administrator. */
    requests: {
      payout_paid: (of: ActFacts) => `Requested approval to pay ${payout(of)}`,
      payout_refund: (of: ActFacts) => `Requested approval to refund ${payout(of)}`,
      exception_credit: (of: ActFacts) => `Requested approval to credit ${exception(of)} to ${walletOf(of)}`,
      exception_refunded: (of: ActFacts) => `Requested approval to refund ${exception(of)}`,
      withdrawal_paid: (of: ActFacts) => `Requested approval to send ${withdrawal(of)}`,
      sweep: ({ amount }: ActFacts) => phrase('Requested approval of sweep', amount && `of ${amount}`),
    },
    reason: 'Reason',
  },
};
