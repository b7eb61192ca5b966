import { payoutStatus, type PayoutStatus } from '@sarraf/domain';

/** The tabs of the desk in their order. */
export const DESK_TABS = ['payouts', 'exceptions', 'withdrawals', 'users', 'reconciliation'] as const;
/** A tab of the desk. */
export type DeskTab = (typeof DESK_TABS)[number];

/** What the address of the desk tells. */
export interface DeskAddress {
  tab: DeskTab;
  /** Payouts of which status are listed; null for all. */
  status: PayoutStatus | null;
  /** Words that payouts or people are looked for by. */
  search: string;
  /** The payout whose slip is open. */
  order: string | null;
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
  };
}

/** The query part of an address; what goes without saying is left out. */
export function deskSearch({
  tab = 'payouts',
  status = 'queued',
  search = '',
  order = null,
}: Partial<DeskAddress>): string {
  const said = new URLSearchParams();
  if (tab !== 'payouts') said.set('tab', tab);
  if (status !== 'queued') said.set('status', status ?? 'all');
  if (search !== '') said.set('search', search);
  if (order !== null) said.set('order', order);
  const text = said.toString();
  return text && `?${text}`;
}
