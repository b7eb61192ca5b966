import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { LateOrderNotice } from './LateOrderNotice.tsx';
import { sellMessages } from './sell.messages.ts';
import { activeOrderQuery, priceRangesQuery } from './sell.queries.ts';
import { SellSkeleton } from './SellSkeleton.tsx';
import { SellWizard, type SellWizardProps } from './SellWizard.tsx';

export type SellPageProps = Pick<
  SellWizardProps,
  'renderPromo' | 'renderReturnedOrder' | 'renderAddBankDialog' | 'renderPayoutProblem' | 'renderProof'
>;

/**
 * The sell page: loads prices, accounts and the unfinished order, then shows the wizard (product.md S7). If the check for an unfinished
 * order fails, a sale may begin all the same: the server refuses a second order.
 */
export function SellPage(slots: SellPageProps) {
  const messages = useMessages(sellMessages);
  const api = useApi();
  const ranges = useQuery(priceRangesQuery(api));
  const banks = useQuery(banksQuery(api));
  const active = useQuery(activeOrderQuery(api));
  const [offersLate, setOffersLate] = useState(false);
  if (active.isError && active.data === undefined && !offersLate) setOffersLate(true);

  if (ranges.data && banks.data && (active.data !== undefined || offersLate)) {
    return (
      <SellWizard
        ranges={ranges.data}
        rangesAsOf={{ readMs: ranges.dataUpdatedAt, failed: ranges.isError }}
        banks={banks.data.banks}
        unreadableBanks={banks.data.unreadable.length}
        active={active.data ?? null}
        {...slots}
        renderLateOrder={(onContinue) =>
          offersLate &&
          active.data !== null && (
            <LateOrderNotice
              order={active.data ?? null}
              checking={active.isFetching}
              onCheckAgain={() => void active.refetch()}
              onContinue={onContinue}
            />
          )
        }
      />
    );
  }
  const needed = [ranges, banks];
  const missing = needed.filter((query) => query.data === undefined);
  const failed = missing.find((query) => query.isError);
  const { failures } = messages;
  if (failed) {
    return (
      <ErrorPanel
        title={failureText(failed.error, failures.initialData)}
        retryLabel={failures.retry}
        busy={needed.some((query) => query.isFetching)}
        // Refetches calls that are still running, too: one that fails later would bring this panel back.
        onRetry={() => void Promise.all(missing.map((query) => query.refetch()))}
      />
    );
  }
  return <SellSkeleton />;
}
