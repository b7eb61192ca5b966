import type { BankAccount } from '@sarraf/api-client';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText, useApi } from '../../shared/api/index.ts';
import { banksQuery } from '../../shared/banks/index.ts';
import { sellMessages } from './sell.messages.ts';
import { activeOrderQuery, priceRangesQuery } from './sell.queries.ts';
import { SellWizard } from './SellWizard.tsx';

export interface SellPageProps {
  /** The dialog that adds an account: another feature's, handed in by the route. `onAdded` hears of the new account. */
  renderAddBankDialog: (onAdded: (bank: BankAccount) => void) => ReactNode;
}

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
  const failed = needed.find((query) => query.isError && query.data === undefined);
  const { failures, loading } = sellMessages;
  if (failed) {
    return (
      <ErrorPanel
        title={failureText(failed.error, failures.initialData)}
        retryLabel={failures.retry}
        busy={needed.some((query) => query.isFetching)}
        onRetry={() => void Promise.all(needed.filter((query) => query.isError).map((query) => query.refetch()))}
      />
    );
  }
  return (
    // As high as what follows, so that nothing moves when it does: the steps, the slip, the accounts.
    <SkeletonGroup label={loading} className="flex flex-col gap-5 lg:gap-7">
      <Skeleton shape="block" className="h-1 w-full md:h-7.5" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Skeleton shape="block" className="h-85 w-full" />
        <Skeleton shape="block" className="h-72 w-full" />
      </div>
    </SkeletonGroup>
  );
}
