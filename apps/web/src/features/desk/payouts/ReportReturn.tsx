import type { Payout } from '@sarraf/api-client';
import { currentPayoutOf } from '@sarraf/api-client/admin';
import { formatRupees } from '@sarraf/domain';
import { ReturnForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, Dialog, Notice, SlipSection, SlipTear } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { useDialogRoute } from '../../../shared/dialogs/use-dialog-route.ts';
import { deskMessages } from '../desk.messages.ts';
import { adoptPayout } from '../desk.queries.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { payoutsMessages } from './payouts.messages.ts';

/** Section of a completed payout with the action to report that the bank sent the rupees back, and its dialog (product.md S17). */
export function ReportReturn({ payout }: { payout: Payout }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(payoutsMessages).returned;
  const api = useAdminApi();
  const queries = useQueryClient();
  const dialog = useDialogRoute('desk-return');
  const { run, fault } = useDeskAct(currentPayoutOf, (current: Payout) => adoptPayout(queries, api, current));
  const { orderId, amount, account, utr } = payout;

  return (
    <>
      <SlipTear />
      <SlipSection className="flex flex-col gap-3 py-3!">
        {fault && (
          <Notice tone="negative" live="assertive" {...(fault.faster && { title: all.faster })}>
            {fault.message}
          </Notice>
        )}
        <Button variant="quiet" size="sm" className="-mx-4 self-start" onClick={dialog.show}>
          {messages.report}
        </Button>
      </SlipSection>
      {dialog.open && (
        <Dialog
          open
          onOpenChange={dialog.close}
          size="sm"
          title={messages.reportTitle}
          description={messages.reportMessage}
        >
          <p className="mb-5 text-lg font-bold">
            <bdi dir="ltr">{formatRupees(amount)}</bdi>
            <span className="block text-sm font-normal text-ink-2">
              <bdi>{account.name}</bdi>
              {utr && (
                <>
                  <span> · </span>
                  <bdi dir="ltr" translate="no">
                    {utr}
                  </bdi>
                </>
              )}
            </span>
          </p>
          <ReturnForm
            submitLabel={messages.report}
            onCancel={dialog.close}
            onSubmit={({ reference, ...values }) =>
              run('returned', () =>
                api.returnPayout({ orderId, ...values, ...(reference && { reference }), ...(utr && { utr }) }),
              ).then((result) => {
                if (result.ok || !result.errors) dialog.close();
                return result;
              })
            }
          />
        </Dialog>
      )}
    </>
  );
}
