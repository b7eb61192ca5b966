import { deskFormMessages as form } from '@sarraf/forms/desk.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages that the whole desk shares (product.md S17); each folder of the desk has its own table beside it. */
export const deskMessages = {
  tabs: {
    label: 'Queues of the desk',
    payouts: 'Payouts',
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
  copy: { copy: common.copy, copied: common.copied, failed: common.copyFailed },
  copyWhat: ({ what }: { what: string }) => `Copy ${what}`,
  unit: common.unit,
  somebody: 'An administrator',
  you: 'You',
  faster: 'Somebody else was faster',
  notSaved: form.desk.failed,

  search: 'Search',
  sold: 'USDT sold',
  seller: 'Who sells',
  network: common.network,
  utr: common.utr,
  hash: common.hash,
  explorer: common.opensExplorer,
  reason: form.desk.reason,
  ourAddress: 'To our address',
  awaitingApproval: 'Waits for approval',
  requestedBy: ({ name }: { name: string }) => `${name} asked for it; another administrator agrees by doing the same.`,
  notOnChain: 'The chain does not show this transaction yet.',
  waiting: 'Waiting',
  inProgress: 'In work',
  claim: 'Claim',
  verify: 'Send the USDT first. Their transaction is looked up on the chain.',
  sentBack: 'Sent back',
  kept: 'Kept by us',

  server: {
    title: 'The server wants to be looked at',
    forwarded:
      'It stands behind a proxy it does not know, so all sellers count as one address and may run out of codes. Set TRUSTED_PROXIES.',
    other: ({ name }: { name: string }) => `It warns of: ${name}`,
    notRead: ({ network, fault }: { network: string; fault: string }) => `${network} is not read: ${fault}.`,
  },
};
