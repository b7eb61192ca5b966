import { formatCount, MOST_COUNTED } from '@sarraf/domain';
import { HistoryFilterForm, type HistoryFilterFormProps, type HistoryFilterValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, buttonClass, EmptyState } from '@sarraf/ui';
import { FileText, SearchX, SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withHistoryFilter } from '../../shared/layout/history-link.ts';
import { useUser } from '../../shared/session/session-context.ts';
import { now } from '../../shared/time/clock.ts';
import { filterBarMessages } from './filter-bar.messages.ts';

export interface HistoryFilterBarProps {
  /** Ref of the bar, for `focusFilter`. */
  ref: Ref<HTMLDivElement>;
  /** React key of the form's fields. */
  fieldsKey: string;
  values: HistoryFilterValues;
  isFiltered: boolean;
  /** Number of matching orders; null while it is not known. */
  total: number | null;
  onValueChange: HistoryFilterFormProps['onValueChange'];
  onClear: () => void;
}

/**
 * Filter of the history with the number of matches (product.md S12), and the way to the statement. On a phone the fields are behind a button, so that
 * the first orders stay in view.
 */
export function HistoryFilterBar({
  ref,
  fieldsKey,
  values,
  isFiltered,
  total,
  onValueChange,
  onClear,
}: HistoryFilterBarProps) {
  const messages = useMessages(filterBarMessages);
  const { isAdmin } = useUser();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(isFiltered);
  const [nowMs] = useState(now);
  const found =
    total === null ? '' : messages.found({ n: total, text: formatCount(total), isMore: total >= MOST_COUNTED });
  return (
    <div ref={ref} className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Button
          variant="secondary"
          size="sm"
          className="flex-1 sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          {messages.show}
        </Button>
        {!isAdmin && (
          <Link
            to="/dashboard/statement"
            state={withHistoryFilter(search)}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-sm:flex-1' })}
          >
            <FileText aria-hidden="true" className="size-4.5" />
            {messages.statement}
          </Link>
        )}
      </div>
      <div className={isOpen ? '' : 'max-sm:hidden'}>
        <HistoryFilterForm key={fieldsKey} initialValues={values} nowMs={nowMs} onValueChange={onValueChange} />
      </div>
      <div className={isFiltered ? 'flex min-h-target flex-wrap items-center justify-between gap-x-4' : 'sr-only'}>
        <p role="status" className="text-sm font-semibold text-ink-2">
          {isFiltered && found}
        </p>
        {isFiltered && total !== 0 && (
          <Button variant="quiet" size="sm" className="-me-4" onClick={onClear}>
            {messages.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Focuses the search field; on a phone whose fields are closed, the button that opens them. */
export function focusFilter(bar: HTMLElement | null): void {
  const search = bar?.querySelector<HTMLInputElement>('input[name=search]');
  // Without a box there is no offset parent.
  (search?.offsetParent ? search : bar?.querySelector('button'))?.focus();
}

/** Shown instead of the list when no order matches the filter. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { noMatch, clear } = useMessages(filterBarMessages);
  return (
    <EmptyState
      icon={<SearchX />}
      title={noMatch.title}
      message={noMatch.message}
      action={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}
