import { payoutStatus, type PayoutStatus } from '@sarraf/domain';

/** The tabs of the desk in their order. */
export const DESK_TABS = ['payouts', 'exceptions', 'withdrawals', 'users', 'reconciliation'] as const;
/** A tab of the desk. */
export type DeskTab = (typeof DESK_TABS)[number];

/** What is done with many payouts at once. */
export const BATCHES = ['export', 'import'] as const;
/** A half of a batch: what the bank gets, or what it answered. */
export type Batch = (typeof BATCHES)[number];

/** What happened to a transfer that became no deposit, or to rupees that left once too often. */
export const EXCEPTION_KINDS = [
  'unmatched',
  'wrong-network',
  'wrong-token',
  'dust',
  'dropped',
  'screened',
  'paid-twice',
  'paid-after-refund',
] as const;
/** One of these kinds. */
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** The statuses of withdrawals in their order. */
export const WITHDRAWAL_STATUSES = ['requested', 'claimed', 'paid', 'refused'] as const;
/** A status a withdrawal is known to have. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What the address of the desk tells. */
export interface DeskAddress {
  tab: DeskTab;
  /** Payouts of which status are listed; null for all. */
  status: PayoutStatus | null;
  /** Words that payouts or people are looked for by. */
  search: string;
  /** The payout whose slip is open. */
  order: string | null;
  /** The half of a batch that is in work; null while payouts are paid one by one. */
  batch: Batch | null;
  /** Exceptions that wait for somebody, or the others. */
  open: boolean;
  /** Exceptions of which kind are listed; null for all. */
  kind: ExceptionKind | null;
  /** Withdrawals of which status are listed. */
  withdrawals: WithdrawalStatus;
}

const oneOf = <Word extends string>(words: readonly Word[], said: string | null): Word | null =>
  words.find((word) => word === said) ?? null;
/** Reads an address; a tab or a status nobody knows is the first. */
export function deskAddress(search: string): DeskAddress {
  const said = new URLSearchParams(search);
  const tab = oneOf(DESK_TABS, said.get('tab')) ?? 'payouts';
  const status = said.get('status');
  return {
    tab,
    status: status === 'all' ? null : (payoutStatus(status ?? '') ?? 'queued'),
    search: said.get('search') ?? '',
    order: said.get('order'),
    batch: oneOf(BATCHES, said.get('batch')),
    open: said.get('open') !== 'false',
    kind: oneOf(EXCEPTION_KINDS, said.get('kind')),
    withdrawals: oneOf(WITHDRAWAL_STATUSES, said.get('withdrawals')) ?? 'requested',
  };
}

/** The query part of an address; what goes without saying is left out. */
export function deskSearch({
  tab = 'payouts',
  status = 'queued',
  search = '',
  order = null,
  batch = null,
  open = true,
  kind = null,
  withdrawals = 'requested',
}: Partial<DeskAddress>): string {
  const said = new URLSearchParams();
  if (tab !== 'payouts') said.set('tab', tab);
  if (status !== 'queued') said.set('status', status ?? 'all');
  if (search !== '') said.set('search', search);
  if (order !== null) said.set('order', order);
  if (batch !== null) said.set('batch', batch);
  if (!open) said.set('open', 'false');
  if (kind !== null) said.set('kind', kind);
  if (withdrawals !== 'requested') said.set('withdrawals', withdrawals);
  const text = said.toString();
  return text && `?${text}`;
}
