import type { BankAccount } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, EmptyState, ErrorPanel, PageSection, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { useSubjectDialog } from '../../shared/dialogs/use-subject-dialog.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { AccountCard } from './AccountCard.tsx';
import { AddBankDialog } from './AddBankDialog.tsx';
import { EDIT_DIALOG, EditAccountDialog } from './EditAccountDialog.tsx';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';
import { useDeleteAccount } from './use-delete-account.ts';
import { useMakeDefault } from './use-make-default.ts';

const GRID = 'grid gap-5 md:grid-cols-2';

interface AccountListProps {
  accounts: readonly BankAccount[];
  /** Called after the confirm dialog of a deleted account is closed. */
  onDeleted: () => void;
}

function AccountList({ accounts, onDeleted }: AccountListProps) {
  const edit = useSubjectDialog(EDIT_DIALOG);
  const { makeDefault, isPending } = useMakeDefault();
  const { deleteAccount, inUse } = useDeleteAccount(onDeleted);
  return (
    <ul className={`list-[''] ${GRID}`}>
      {accounts.map((account, at) => (
        // By position: an edited account has a new id, and its Edit button keeps the focus.
        <li key={at} className="flex min-w-0 flex-col gap-3">
          {inUse?.bankId === account._id && <OpenOrderNotice orderId={inUse.orderId} />}
          <AccountCard
            account={account}
            busy={isPending}
            onEdit={() => edit.show(account._id)}
            onMakeDefault={() => makeDefault(account)}
            onDelete={() => void deleteAccount(account)}
            className="flex-1"
          />
        </li>
      ))}
    </ul>
  );
}

/** Page of a seller's payout accounts: the list, and adding, editing, deleting and choosing the default (product.md S19). */
export function AccountsPage() {
  const texts = useMessages(paymentAccountsMessages).page;
  const banks = useQuery(banksQuery(useApi()));
  const add = useDialogRoute(DIALOG.addBank);
  const error = useStickyError(banks);
  const section = useRef<HTMLElement>(null);
  const [deletions, setDeletions] = useState(0);
  // In an effect: until the confirm dialog is unmounted the page is inert and takes no focus.
  useEffect(() => {
    if (deletions > 0) section.current?.focus();
  }, [deletions]);
  const { data } = banks;
  useUsable(data !== undefined);

  if (error) {
    return (
      <ErrorPanel
        title={texts.failed.title}
        message={failureText(error, texts.failed.message)}
        retryLabel={texts.failed.retry}
        busy={banks.isFetching}
        onRetry={() => void banks.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={texts.loading} className={GRID}>
        {[0, 1].map((row) => (
          <Skeleton key={row} shape="block" className="h-64 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const isEmpty = data.banks.length === 0 && data.unreadable.length === 0;
  const renderAdd = (size: 'md' | 'sm') => (
    <Button size={size} onClick={add.show}>
      {texts.add}
    </Button>
  );
  return (
    <PageSection
      ref={section}
      tabIndex={-1}
      title={texts.title}
      titleHidden
      description={texts.description}
      {...(!isEmpty && { action: renderAdd('sm') })}
      className="flex flex-col gap-2 outline-hidden"
    >
      <AsOf readMs={banks.dataUpdatedAt} failed={banks.isError} />
      {isEmpty ? (
        <EmptyState
          icon={<Landmark />}
          title={texts.empty.title}
          message={texts.empty.message}
          action={renderAdd('md')}
        />
      ) : (
        <AccountList accounts={data.banks} onDeleted={() => setDeletions((count) => count + 1)} />
      )}
      {data.unreadable.length > 0 && (
        <p className="text-sm text-ink-2">{texts.notShown({ n: data.unreadable.length })}</p>
      )}
      <AddBankDialog />
      <EditAccountDialog accounts={data.banks} />
    </PageSection>
  );
}
