import { payoutStatus, type PayoutStatus } from '@sarraf/domain';

/** The tabs of the desk in their order. */
export const DESK_TABS = ['payouts', 'exceptions', 'withdrawals', 'users', 'reconciliation'] as const;
/** A tab of the desk. */
export type DeskTab = (typeof DESK_TABS)[number];

/** What is done with many payouts at once. */
export const BATCHES = ['export', 'import'] as const;
/** A half of a batch: what the bank gets, or what it answered. */
export type Batch = (typeof BATCHES)[number];

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
}

const isTab = (word: string | null): word is DeskTab => DESK_TABS.some((tab) => tab === word);

/** Reads an address; a tab or a status nobody knows is the first. */
export function deskAddress(search: string): DeskAddress {
  const said = new URLSearchParams(search);
  const tab = said.get('tab');
  const status = said.get('status');
  return {
    tab: isTab(tab) ? tab : 'payouts',
    status: status === 'all' ? null : (payoutStatus(status ?? '') ?? 'queued'),
    search: said.get('search') ?? '',
    order: said.get('order'),
    batch: BATCHES.find((batch) => batch === said.get('batch')) ?? null,
  };
}

/** The query part of an address; what goes without saying is left out. */
export function deskSearch({
  tab = 'payouts',
  status = 'queued',
  search = '',
  order = null,
  batch = null,
}: Partial<DeskAddress>): string {
  const said = new URLSearchParams();
  if (tab !== 'payouts') said.set('tab', tab);
  if (status !== 'queued') said.set('status', status ?? 'all');
  if (search !== '') said.set('search', search);
  if (order !== null) said.set('order', order);
  if (batch !== null) said.set('batch', batch);
  const text = said.toString();
  return text && `?${text}`;
}
