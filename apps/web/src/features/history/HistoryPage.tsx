import { NO_HISTORY_FILTER, type HistoryFilterValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, EmptyState, ErrorPanel } from '@sarraf/ui';
import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { useAddressFilter } from '../../shared/layout/use-address-filter.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useUser } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import * as historyAddress from './history-address.ts';
import { HistoryEnd } from './HistoryEnd.tsx';
import { focusFilter, HistoryFilterBar, NoMatch } from './HistoryFilterBar.tsx';
import { HistoryList } from './HistoryList.tsx';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { historyMessages } from './history.messages.ts';
import type { HistoryFilter } from './history.queries.ts';
import { HistorySlip, HistoryPageSkeleton } from './HistorySkeleton.tsx';
import type { HistoryPage as Page } from './history-pages.ts';
import { OrderDialogs, type OrderDialogSlots } from './OrderDialogs.tsx';
import { useFirstPageRefresh, useHistory } from './use-history.ts';

/** Empty state of the history; sellers also get a link to sell. */
function NoTransactions() {
  const messages = useMessages(historyMessages);
  const { isAdmin } = useUser();
  return (
    <EmptyState
      icon={<History />}
      title={messages.empty.title}
      message={isAdmin ? messages.empty.everyone : messages.empty.message}
      {...(!isAdmin && {
        action: (
          <Link to="/dashboard" className={buttonClass({ variant: 'primary', size: 'sm' })}>
            {messages.empty.sell}
          </Link>
        ),
      })}
    />
  );
}

/** Keeps the first page up to date, and shows when it was loaded if that fails. */
function FirstPageRefresh({ first, filter, busy }: { first: Page; filter: HistoryFilter; busy: boolean }) {
  const { failed } = useFirstPageRefresh(first, filter, busy);
  return <AsOf readMs={first.readMs} failed={failed} className="pt-4" />;
}

/** The query fields of a filter. */
const requestOf = ({ status, from, to, search }: HistoryFilterValues): HistoryFilter => ({
  ...(status !== 'all' && { status }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(search !== '' && { search }),
});

interface RowsProps {
  filter: HistoryFilter;
  /** Key of the filter; empty without one. */
  filterKey: string;
  history: ReturnType<typeof useHistory>;
  /** Removes the filter. */
  onClear: () => void;
  /** Opens the details of an order. */
  onOpen: (orderId: string) => void;
}

/** The orders that match the filter: loading, failed, none, or a list. */
function Rows({ filter, filterKey, history: { pages, rows }, onClear, onOpen }: RowsProps) {
  const messages = useMessages(historyMessages);
  const { isAdmin } = useUser();
  const error = useStickyError(pages);

  if (error) {
    return (
      <ErrorPanel
        title={messages.failed.title}
        message={failureText(error, messages.failed.message)}
        retryLabel={messages.failed.retry}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (pages.data === undefined) {
    return <HistoryPageSkeleton />;
  }
  const [first] = pages.data.pages;
  const refresh = first && <FirstPageRefresh first={first} filter={filter} busy={pages.isFetching} />;
  if (rows.length === 0) {
    return (
      <>
        {filterKey === '' ? <NoTransactions /> : <NoMatch onClear={onClear} />}
        {refresh}
      </>
    );
  }
  return (
    <HistorySlip>
      {refresh}
      <HistoryList
        key={filterKey}
        listKey={filterKey}
        rows={rows}
        label={isAdmin ? messages.everyone : messages.list}
        canLoadMore={pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError}
        isComplete={!pages.hasNextPage}
        onLoadMore={() => void pages.fetchNextPage()}
        onOpen={onOpen}
      />
      <HistoryEnd
        loading={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? pages.error : null}
        onRetry={() => void pages.fetchNextPage()}
      />
    </HistorySlip>
  );
}

/** The transaction history: the user's own orders, for administrators those of all users, with its filter in the address (product.md S12). */
export function HistoryPage(slots: OrderDialogSlots) {
  const { values, fieldsKey, change, goTo } = useAddressFilter(historyAddress);
  const filter = requestOf(values);
  const filterKey = historyAddress.addressOf(values);
  const history = useHistory(filter);
  const details = useSubjectDialog(DIALOG.order);
  const { data } = history.pages;
  useUsable(data !== undefined);
  const isEmpty = filterKey === '' && data !== undefined && history.rows.length === 0;
  const bar = useRef<HTMLDivElement>(null);
  const isClearing = useRef(false);
  const clear = () => {
    isClearing.current = true;
    goTo(NO_HISTORY_FILTER);
  };
  useEffect(() => {
    // The button that had the focus is gone, and the fields are new ones.
    if (isClearing.current) focusFilter(bar.current);
    isClearing.current = false;
  }, [fieldsKey]);
  return (
    <>
      {!isEmpty && (
        <HistoryFilterBar
          ref={bar}
          fieldsKey={fieldsKey}
          values={values}
          isFiltered={filterKey !== ''}
          total={data?.pages[0]?.total ?? null}
          onValueChange={change}
          onClear={clear}
        />
      )}
      {/* Another filter starts with its own error. */}
      <Rows
        key={filterKey}
        filter={filter}
        filterKey={filterKey}
        history={history}
        onClear={clear}
        onOpen={details.show}
      />
      <OrderDialogs history={history} details={details} {...slots} />
    </>
  );
}
