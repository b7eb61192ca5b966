import type { BankStatementKind } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { StatusBadge } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { deskSearch, STATEMENT_KINDS, type StatementFilter } from '../../../shared/desk/desk-address.ts';
import { rupeesMessages } from './rupees.messages.ts';
import { filterName, kindText } from './statement-text.ts';

/** Row of the list: a filter with its figures. */
interface KindRow {
  filter: StatementFilter;
  name: string;
  count: number;
  open: number;
  /** Sum of the amounts; null where a sum says nothing. */
  amount: string | null;
}

/** Filters that have entries, the open ones first; `current` is always listed. */
function rowsOf(kinds: readonly BankStatementKind[], current: StatementFilter | undefined): KindRow[] {
  const open = kinds.reduce((sum, kind) => sum + kind.open, 0);
  const all = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const known = STATEMENT_KINDS.flatMap((filter): KindRow[] => {
    const kind = kinds.find((one) => one.kind === filter);
    if (!kind && current !== filter) return [];
    const figures = { count: kind?.count ?? 0, open: kind?.open ?? 0, amount: kind?.amount ?? null };
    return [{ filter, name: kindText(filter), ...figures }];
  });
  return [
    { filter: 'open', name: kindText('open'), count: open, open, amount: null },
    ...known,
    { filter: null, name: kindText('all'), count: all, open: 0, amount: null },
  ];
}

const ROW = 'flex min-h-target items-center justify-between gap-x-3 rounded-mark px-3 py-1.5 text-sm text-ink';
const PRESSABLE =
  'no-underline transition-colors hover:bg-sunken active:bg-neutral-soft aria-current:bg-brand-soft aria-current:font-semibold';

/** Name and figures of a row. */
function Figures({ filter, name, count, open, amount }: KindRow) {
  const messages = useMessages(rupeesMessages);
  return (
    <>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{name}</span>
          {open > 0 && filter !== 'open' && <StatusBadge tone="notice">{messages.openCount({ n: open })}</StatusBadge>}
        </span>
        {amount !== null && (
          <bdi dir="ltr" className="block text-start text-xs font-normal text-ink-2 rtl:text-end">
            {formatRupees(amount)}
          </bdi>
        )}
      </span>
      <bdi className={`shrink-0 font-bold ${filter === 'open' && open > 0 ? 'text-notice' : ''}`}>{count}</bdi>
    </>
  );
}

export interface KindListProps {
  kinds: readonly BankStatementKind[];
  /** The filter that is applied; left out where the links lead to another page. */
  current?: StatementFilter;
  /** Whether each kind is a link to its entries. A preview has none yet. */
  isLinked?: boolean;
}

/** Kinds of entries with their counts and sums. */
export function KindList({ kinds, current, isLinked = true }: KindListProps) {
  const messages = useMessages(rupeesMessages);
  const list = (
    <ul>
      {rowsOf(kinds, current).map((row) => (
        <li key={filterName(row.filter)}>
          {isLinked ? (
            <Link
              to={{ search: deskSearch({ tab: 'reconciliation', books: 'rupees', lines: row.filter }) }}
              aria-current={current === row.filter ? 'true' : undefined}
              preventScrollReset={current !== undefined}
              className={`${ROW} ${PRESSABLE}`}
            >
              <Figures {...row} />
            </Link>
          ) : (
            <div className={ROW}>
              <Figures {...row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
  const frame = 'rounded-card border border-line bg-surface p-2';
  if (!isLinked) return <div className={frame}>{list}</div>;
  return (
    <nav aria-label={messages.kindsTitle} className={frame}>
      {list}
    </nav>
  );
}
