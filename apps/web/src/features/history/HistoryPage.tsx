import { useMessages } from '@sarraf/forms/language';
import { buttonClass, EmptyState, ErrorPanel } from '@sarraf/ui';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useUser } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { HistoryEnd } from './HistoryEnd.tsx';
import { HistoryList } from './HistoryList.tsx';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { historyMessages } from './history.messages.ts';
import { HistorySlip, HistoryPageSkeleton } from './HistorySkeleton.tsx';
import type { HistoryPage as Page, LoadedRow } from './history-pages.ts';
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx';
import { QrDialog, type RenderDeposit } from './QrDialog.tsx';
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
function FirstPageRefresh({ first, busy }: { first: Page; busy: boolean }) {
  const { failed } = useFirstPageRefresh(first, busy);
  return <AsOf readMs={first.readMs} failed={failed} className="pt-4" />;
}

export interface HistoryPageProps {
  renderDeposit: RenderDeposit;
  renderAddressCopy: OrderDialogProps['renderAddressCopy'];
  renderPayoutProblem: OrderDialogProps['renderPayoutProblem'];
  renderProof: OrderDialogProps['renderProof'];
}

interface DialogsProps extends HistoryPageProps {
  rows: readonly LoadedRow[];
  details: ReturnType<typeof useSubjectDialog>;
}

/** Dialogs with the details of an order and, above it, the QR code of its deposit. Each has a history entry, so that Back closes one at a time. */
function Dialogs({ rows, details, renderDeposit, ...slots }: DialogsProps) {
  const qr = useDialogRoute('order-qr');
  const loaded = rows.find(({ order }) => order?._id === details.subject);
  if (!loaded?.order) return null;
  return (
    <>
      <OrderDialog loaded={loaded} onClose={details.close} onShowQr={qr.show} {...slots} />
      {qr.open && <QrDialog loaded={loaded} onClose={qr.close} renderDeposit={renderDeposit} />}
    </>
  );
}

/** The transaction history: the user's own orders, for administrators those of all users (product.md S12). */
export function HistoryPage(slots: HistoryPageProps) {
  const messages = useMessages(historyMessages);
  const { pages, rows } = useHistory();
  const { isAdmin } = useUser();
  const details = useSubjectDialog(DIALOG.order);
  const error = useStickyError(pages);
  useUsable(pages.data !== undefined);

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
  const refresh = first && <FirstPageRefresh first={first} busy={pages.isFetching} />;
  if (rows.length === 0) {
    return (
      <>
        <NoTransactions />
        {refresh}
      </>
    );
  }
  return (
    <HistorySlip>
      {refresh}
      <HistoryList
        rows={rows}
        label={isAdmin ? messages.everyone : messages.list}
        canLoadMore={pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError}
        isComplete={!pages.hasNextPage}
        onLoadMore={() => void pages.fetchNextPage()}
        onOpen={details.show}
      />
      <HistoryEnd
        loading={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? pages.error : null}
        onRetry={() => void pages.fetchNextPage()}
      />
      <Dialogs rows={rows} details={details} {...slots} />
    </HistorySlip>
  );
}
