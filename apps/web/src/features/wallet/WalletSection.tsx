import { decimal, formatUsdt, toWireNumber } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, EmptyState, ErrorPanel, PageSection, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useSession } from '../../shared/session/session-context.ts';
import { Movements } from './Movements.tsx';
import { walletMessages } from './wallet.messages.ts';
import { walletQuery } from './wallet.queries.ts';
import { isOnTheWay } from './wallet-view.ts';
import { Withdrawal } from './Withdrawal.tsx';

export interface WalletSectionProps {
  /** Renders the lazy-loaded withdraw dialog for a balance. */
  renderWithdraw: (balance: string) => ReactNode;
}

const GROUND = 'rounded-card border border-line bg-surface p-5';

/** Wallet section of the seller's own profile: balance, open withdrawals and movements (product.md S13, R45). */
export function WalletSection({ renderWithdraw }: WalletSectionProps) {
  const messages = useMessages(walletMessages);
  const wallet = useQuery(walletQuery(useApi()));
  const dialog = useDialogRoute(DIALOG.withdraw);
  const session = useSession();
  const error = useStickyError(wallet);
  const { data } = wallet;
  const balance = data?.balance;

  // Step 1 of a sale takes the balance from the session instead of fetching the wallet.
  useEffect(() => {
    if (balance !== undefined) session.updateUser({ wallet_balance: toWireNumber(balance) });
  }, [balance, session]);

  if (error) {
    return (
      <ErrorPanel
        title={messages.failed.title}
        message={failureText(error, messages.failed.message)}
        retryLabel={messages.failed.retry}
        busy={wallet.isFetching}
        onRetry={() => void wallet.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={messages.loading} className={`flex flex-col gap-4 ${GROUND}`}>
        <Skeleton className="h-6 w-44 max-w-full" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const holds = decimal(data.balance).gt(0);
  const open = data.withdrawals.filter(isOnTheWay);
  return (
    <PageSection
      title={messages.title}
      description={holds ? messages.holds({ balance: formatUsdt(data.balance) }) : messages.holdsNothing}
      {...(holds && {
        action: (
          <Button size="sm" variant="secondary" onClick={dialog.show}>
            {messages.withdraw}
          </Button>
        ),
      })}
      className={GROUND}
    >
      <AsOf readMs={wallet.dataUpdatedAt} failed={wallet.isError} />
      {open.length > 0 && (
        <section aria-label={messages.onTheWay} className="mb-4 rounded-box bg-sunken p-4">
          <h3 className="text-sm font-semibold">{messages.onTheWay}</h3>
          <ul className="list-['']">
            {open.map((withdrawal) => (
              <li key={withdrawal._id} className="mt-3">
                <bdi dir="ltr" className="text-lg font-bold">
                  {`${formatUsdt(withdrawal.amount)} ${messages.unit}`}
                </bdi>
                <Withdrawal withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.entries.length === 0 ? (
        <EmptyState icon={<Wallet />} title={messages.empty.title} message={messages.empty.message} />
      ) : (
        <Movements entries={data.entries} withdrawals={data.withdrawals} />
      )}
      {data.unreadable > 0 && <p className="text-sm text-ink-2">{messages.notShown({ n: data.unreadable })}</p>}
      {renderWithdraw(data.balance)}
    </PageSection>
  );
}
