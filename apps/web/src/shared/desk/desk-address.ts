import { payoutStatus, type PayoutStatus } from '@sarraf/domain';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Tabs of the desk, in their order. */
export const DESK_TABS = ['payouts', 'exceptions', 'withdrawals', 'users', 'reconciliation', 'operations'] as const;
/** A tab of the desk. */
export type DeskTab = (typeof DESK_TABS)[number];

/** Batch work on payouts: `export` for the bank, `import` of its answer. */
export const BATCHES = ['export', 'import'] as const;
/** One of `BATCHES`. */
export type Batch = (typeof BATCHES)[number];

/** Kinds of exception: transfers that did not become a deposit, and payouts that were paid twice. */
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
/** One of `EXCEPTION_KINDS`. */
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Statuses of withdrawals, in their order. */
export const WITHDRAWAL_STATUSES = ['requested', 'claimed', 'paid', 'refused'] as const;
/** One of `WITHDRAWAL_STATUSES`. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Views of the reconciliation: the USDT of the blockchains, and the rupees of the bank. */
export const BOOKS = ['usdt', 'rupees'] as const;
/** One of `BOOKS`. */
export type Books = (typeof BOOKS)[number];

/** Kinds of an entry of the bank statement; those that need a person first. */
export const STATEMENT_KINDS = ['missing', 'twice', 'unknown-debit', 'unknown-credit', 'matched', 'fee'] as const;
/** One of `STATEMENT_KINDS`. */
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Filter of the bank statement: `open` entries, those of one kind, or null for all. */
export type StatementFilter = StatementKind | 'open' | null;

/** Filter for a value of the address; an unknown one is `open`. */
const statementFilter = (value: string | null): StatementFilter =>
  value === 'all' ? null : (oneOf(STATEMENT_KINDS, value) ?? 'open');

/** Filter of the list of payouts: a status, payments that the bank returned, or null for all. */
export type PayoutFilter = PayoutStatus | 'returned' | null;

/** Filter for a value of the address or of the select; an unknown one is the queue. */
export function payoutFilter(value: string): PayoutFilter {
  if (value === 'all') return null;
  return value === 'returned' ? value : (payoutStatus(value) ?? 'queued');
}

/** State of the desk page, as kept in the query string. */
export interface DeskAddress {
  tab: DeskTab;
  /** Which payouts are listed. */
  status: PayoutFilter;
  /** Search text for payouts or users. */
  search: string;
  /** Order id of the payout that is open; null for none. */
  order: string | null;
  /** The batch screen that is open; null for the list of payouts. */
  batch: Batch | null;
  /** Whether open exceptions are listed, or closed ones. */
  open: boolean;
  /** Kind of the listed exceptions; null for all. */
  kind: ExceptionKind | null;
  /** Status of the listed withdrawals. */
  withdrawals: WithdrawalStatus;
  /** View of the reconciliation. */
  books: Books;
  /** Which entries of the bank statement are listed. */
  lines: StatementFilter;
  /** Whether the import of a bank statement is open. */
  importing: boolean;
}

/** Parses the query string of the desk page. Unknown values become the default. */
export function deskAddress(search: string): DeskAddress {
  const params = new URLSearchParams(search);
  const tab = oneOf(DESK_TABS, params.get('tab')) ?? 'payouts';
  return {
    tab,
    status: payoutFilter(params.get('status') ?? ''),
    search: params.get('search') ?? '',
    order: params.get('order'),
    batch: oneOf(BATCHES, params.get('batch')),
    open: params.get('open') !== 'false',
    kind: oneOf(EXCEPTION_KINDS, params.get('kind')),
    withdrawals: oneOf(WITHDRAWAL_STATUSES, params.get('withdrawals')) ?? 'requested',
    books: oneOf(BOOKS, params.get('books')) ?? 'usdt',
    lines: statementFilter(params.get('lines')),
    importing: params.get('statement') === 'import',
  };
}

/** Query string of the desk page, starting with `?`; defaults are left out. */
export function deskSearch({
  tab = 'payouts',
  status = 'queued',
  search = '',
  order = null,
  batch = null,
  open = true,
  kind = null,
  withdrawals = 'requested',
  books = 'usdt',
  lines = 'open',
  importing = false,
}: Partial<DeskAddress>): string {
  const params = new URLSearchParams();
  if (tab !== 'payouts') params.set('tab', tab);
  if (status !== 'queued') params.set('status', status ?? 'all');
  if (search !== '') params.set('search', search);
  if (order !== null) params.set('order', order);
  if (batch !== null) params.set('batch', batch);
  if (!open) params.set('open', 'false');
  if (kind !== null) params.set('kind', kind);
  if (withdrawals !== 'requested') params.set('withdrawals', withdrawals);
  if (books !== 'usdt') params.set('books', books);
  if (lines !== 'open') params.set('lines', lines ?? 'all');
  if (importing) params.set('statement', 'import');
  const text = params.toString();
  return text && `?${text}`;
}
