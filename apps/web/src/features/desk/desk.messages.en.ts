import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages that the whole desk shares (product.md S17); each folder of the desk has its own table beside it. */
export const deskMessages = {
  tabs: {
    label: 'Desk sections',
    payouts: 'Payouts',
    exceptions: common.exceptions,
    withdrawals: common.withdrawals,
    users: common.users,
    reconciliation: common.reconciliation,
    operations: 'Operations',
  },
  failed: { title: 'The desk could not be loaded', message: 'Check your connection and try again.' },
  retry: common.tryAgain,
  loading: 'Loading the queue…',
  older: 'Show more',
  notShown: common.notShown,
  all: 'All',
  copy: { copy: common.copy, copied: common.copied, failed: common.copyFailed },
  copyWhat: ({ what }: { what: string }) => `Copy ${what}`,
  unit: common.unit,
  total: 'Total',
  queue: 'Queue',
  kind: 'Type',
  somebody: 'An administrator',
  you: 'You',
  faster: 'Another administrator was faster',
  notSaved: form.desk.failed,

  search: 'Search',
  sold: common.usdtSold,
  network: common.network,
  utr: common.utr,
  hash: common.hash,
  explorer: common.opensExplorer,
  reason: form.desk.reason,
  ourAddress: 'Deposit address',
  inProgress: 'In progress',
  awaitingApproval: 'Awaiting approval',
  requestedBy: ({ name }: { name: string }) =>
    `Requested by ${name}. Another administrator approves it by repeating the same action.`,
  notOnChain: 'This transaction is not on the blockchain yet.',
  claim: 'Claim',
  verify: 'Send the USDT first. The transaction is verified on the blockchain.',
  refunded: 'Refunded',
  kept: 'Retained',

  pauses: {
    sales: { title: 'Sales are paused', text: 'No new order can be made.' },
    payouts: {
      title: common.payoutsPaused,
      text: 'No payout begins: nobody can claim, approve or export. What is claimed can be marked as paid or failed, or released.',
    },
    settings: 'Open settings',
  },
  server: {
    title: 'The server needs attention',
    forwarded:
      'The server is behind a proxy that is not configured. All sellers count as one IP address and may reach the OTP limit. Set TRUSTED_PROXIES.',
    other: ({ name }: { name: string }) => `Warning: ${name}`,
    notRead: ({ network, fault }: { network: string; fault: string }) => `${network} is not being monitored: ${fault}.`,
  },
};
