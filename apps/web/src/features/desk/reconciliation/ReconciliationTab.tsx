import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { useStickyError } from '../../../shared/api/use-sticky-error.ts';
import { BOOKS, deskAddress, deskSearch } from '../../../shared/desk/desk-address.ts';
import { AsOf } from '../../../shared/offline/AsOf.tsx';
import { DeskErrorPanel } from '../DeskErrorPanel.tsx';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationQuery } from '../desk.queries.ts';
import { RupeeBooks } from '../rupees/RupeeBooks.tsx';
import { StatementImport } from '../rupees/StatementImport.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { UsdtBooks } from './UsdtBooks.tsx';

/** Both sides of the books, one at a time. A server without the rupee side has one side only. */
function BothBooks() {
  const all = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  const navigate = useNavigate();
  const { books: view } = deskAddress(useLocation().search);
  const books = useQuery(reconciliationQuery(useAdminApi()));
  const error = useStickyError(books);
  if (error) return <DeskErrorPanel error={error} query={books} />;
  if (!books.data) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton shape="block" className="h-80 w-full max-w-140" />
      </SkeletonGroup>
    );
  }
  const { rupees } = books.data;
  return (
    <div className="flex flex-col gap-10">
      <div className="-mb-5 flex flex-col gap-3 empty:hidden">
        {rupees && (
          <SegmentedControl
            legend={messages.books.label}
            className="self-start"
            options={BOOKS.map((value) => ({ value, label: value === 'usdt' ? all.unit : messages.books.rupees }))}
            value={view}
            onValueChange={(next) => void navigate({ search: deskSearch({ tab: 'reconciliation', books: next }) })}
          />
        )}
        <AsOf readMs={books.dataUpdatedAt} failed={books.isError} />
      </div>
      {rupees && view === 'rupees' ? <RupeeBooks rupees={rupees} /> : <UsdtBooks books={books.data} />}
    </div>
  );
}

/** Tab of the reconciliation (product.md S17): the USDT of the blockchains, the rupees of the bank, or the import of a bank statement. */
export function ReconciliationTab() {
  const { books, importing } = deskAddress(useLocation().search);
  return books === 'rupees' && importing ? <StatementImport /> : <BothBooks />;
}
