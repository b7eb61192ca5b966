import { formatUsdt } from '@sarraf/domain';
import { sellerFormMessages, useConfirmDiscard, WithdrawalForm, type WithdrawalValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Dialog, ErrorPanel, Skeleton, SkeletonGroup, toast } from '@sarraf/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isUnanswered, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { networksQuery } from '../../shared/queries/networks.query.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useIdempotencyKey } from '../../shared/api/use-idempotency-key.ts';
import { walletMessages } from './wallet.messages.ts';
import { walletQuery } from './wallet.queries.ts';

export interface WithdrawDialogProps {
  /** Balance of the wallet in USDT, an exact decimal. */
  balance: string;
}

/** Dialog that withdraws USDT from the wallet (product.md R45). Closing a changed form asks for confirmation. */
export function WithdrawDialog({ balance }: WithdrawDialogProps) {
  const messages = useMessages(walletMessages);
  const forms = useMessages(sellerFormMessages).withdrawal;
  const api = useApi();
  const queries = useQueryClient();
  const [dirty, setDirty] = useState(false);
  const [footer, setFooter] = useState<Element | null>(null);
  const mayDiscard = useConfirmDiscard();
  const dialog = useDialogRoute(DIALOG.withdraw, dirty ? mayDiscard : undefined);
  const networks = useQuery({ ...networksQuery(api), enabled: dialog.open });

  const { keyFor, settle } = useIdempotencyKey();
  const withdrawal = useExclusiveMutation({
    mutationFn: ({ amount, networkId, address }: WithdrawalValues) => {
      const fields = { amount, networkId, address };
      return api.requestWithdrawal({ ...fields, idempotencyKey: keyFor(fields) });
    },
    onSuccess: (_, { amount }) => {
      setDirty(false);
      dialog.discard();
      toast(messages.dialog.requested({ amount: formatUsdt(amount) }), { tone: 'positive' });
    },
    onSettled: (_, error) => {
      settle(error);
      // Also after an error without an answer: the server may have accepted the request.
      void queries.invalidateQueries({ queryKey: walletQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  const withdraw = (values: WithdrawalValues) =>
    submitResult(withdrawal.mutateAsync(values), (error) => (isUnanswered(error) ? forms.unanswered : forms.failed));

  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.close}
      title={messages.dialog.title}
      description={messages.dialog.description}
      closeLabel={messages.dialog.close}
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
          title={failureText(networks.error, messages.dialog.networksFailed)}
          retryLabel={messages.failed.retry}
          busy={networks.isFetching}
          onRetry={() => void networks.refetch()}
        />
      ) : (
        <SkeletonGroup label={messages.loading} className="flex flex-col gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" className="h-18 w-full" />
          ))}
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
