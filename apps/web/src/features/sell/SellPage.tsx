import { ErrorPanel } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { failureText, useApi } from '../../shared/api/index.ts';
import { banksQuery } from '../../shared/banks/index.ts';
import { sellMessages } from './sell.messages.ts';
import { activeOrderQuery, priceRangesQuery } from './sell.queries.ts';
import { SellSkeleton } from './SellSkeleton.tsx';
import { SellWizard, type SellWizardProps } from './SellWizard.tsx';

export type SellPageProps = Pick<SellWizardProps, 'renderAddBankDialog'>;

/** The seller's home: waits for prices, accounts and an unfinished order, then the wizard (spec §2). */
export function SellPage({ renderAddBankDialog }: SellPageProps) {
  const api = useApi();
  const ranges = useQuery(priceRangesQuery(api));
  const banks = useQuery(banksQuery(api));
  const active = useQuery(activeOrderQuery(api));
  const needed = [ranges, banks, active];

  if (ranges.data && banks.data && active.data !== undefined) {
    return (
      <SellWizard
        ranges={ranges.data}
        banks={banks.data}
        active={active.data}
        renderAddBankDialog={renderAddBankDialog}
      />
    );
  }
  const missing = needed.filter((query) => query.data === undefined);
  const failed = missing.find((query) => query.isError);
  const { failures } = sellMessages;
  if (failed) {
    return (
      <ErrorPanel
        title={failureText(failed.error, failures.initialData)}
        retryLabel={failures.retry}
        busy={needed.some((query) => query.isFetching)}
        // A call still under way is asked anew with the others: failing later, it would bring this panel back.
        onRetry={() => void Promise.all(missing.map((query) => query.refetch()))}
      />
    );
  }
  return <SellSkeleton />;
}
