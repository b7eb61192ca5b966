import { formatUsdt } from '@sarraf/domain';
import { sellerFormMessages, useConfirmDiscard, WithdrawalForm, type WithdrawalValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Dialog, ErrorPanel, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, isUnanswered, refusal, useApi, useSellerCalls } from '../../shared/api/index.ts';
import { DIALOG, useDialogRoute } from '../../shared/dialog-route/index.ts';
import { networksQuery } from '../../shared/networks/index.ts';
import { type Attempt, nextAttempt, randomUuid } from '../../shared/one-press/index.ts';
import { toast } from '../../shared/toasts/index.ts';
import { walletMessages } from './wallet.messages.ts';
import { walletQuery } from './wallet.queries.ts';

export interface WithdrawDialogProps {
  /** USDT of the wallet, exact. */
  balance: string;
}

/** Takes USDT out of the wallet (product.md R45). Closing it with something typed asks first. */
export function WithdrawDialog({ balance }: WithdrawDialogProps) {
  const words = useMessages(walletMessages);
  const forms = useMessages(sellerFormMessages).withdrawal;
  const calls = useSellerCalls();
  const queries = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const mayDiscard = useConfirmDiscard();
  const dialog = useDialogRoute(DIALOG.withdraw, dirty ? mayDiscard : undefined);
  const networks = useQuery({ ...networksQuery(useApi()), enabled: dialog.open });

  const unanswered = useRef<Attempt | null>(null);

  const withdraw = async ({ amount, networkId, address }: WithdrawalValues) => {
    const fields = { amount, networkId, address };
    const { key } = (unanswered.current = nextAttempt(unanswered.current, JSON.stringify(fields), randomUuid));
    try {
      await calls.requestWithdrawal({ ...fields, idempotencyKey: key });
      unanswered.current = null;
      setDirty(false);
      dialog.discard();
      toast(words.dialog.requested({ amount: formatUsdt(amount) }), { tone: 'positive' });
      return { ok: true as const };
    } catch (error) {
      const answered = !isUnanswered(error);
      if (answered) unanswered.current = null;
      return refusal(error, answered ? forms.failed : forms.unanswered);
    } finally {
      // Also where nobody answered: it may have been requested.
      void queries.invalidateQueries({ queryKey: walletQuery(calls).queryKey });
      void queries.invalidateQueries({ queryKey: ['profile'] });
    }
  };

  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.close}
      title={words.dialog.title}
      description={words.dialog.description}
      closeLabel={words.dialog.close}
      footer={<div ref={setFooter} />}
    >
      {networks.data ? (
        <WithdrawalForm
          balance={balance}
          networks={networks.data.networks}
          onSubmit={withdraw}
          onDirtyChange={setDirty}
          actionsSlot={footer}
        />
      ) : networks.isError ? (
        <ErrorPanel
          title={failureText(networks.error, words.dialog.networksFailed)}
          retryLabel={words.failed.retry}
          busy={networks.isFetching}
          onRetry={() => void networks.refetch()}
        />
      ) : (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" className="h-18 w-full" />
          ))}
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
