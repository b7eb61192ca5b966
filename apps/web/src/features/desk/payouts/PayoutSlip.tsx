import type { Payout } from '@sarraf/api-client';
import { formatMobile, formatRupees, formatUsdt, reasonRequired, type PayoutAction } from '@sarraf/domain';
import { UtrForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import {
  Button,
  KeyValueList,
  LeaderRow,
  Notice,
  Slip,
  SlipAmount,
  SlipSection,
  SlipTear,
  StatusBadge,
} from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { useSubjectDialog } from '../../../shared/dialogs/use-subject-dialog.ts';
import { ActDialog } from '../ActDialog.tsx';
import { CopyRow } from '../CopyRow.tsx';
import { deskMessages } from '../desk.messages.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutNotices } from './PayoutNotices.tsx';
import { PayoutRecord } from './PayoutRecord.tsx';
import { actionsOf, payoutBadge, slipValues } from './payout-text.ts';
import { ReportReturn } from './ReportReturn.tsx';
import { SellerTimeline } from './SellerTimeline.tsx';
import { usePayoutActs } from './use-payout-acts.ts';

const CHECK_COLOURS = {
  match: 'text-positive',
  typed: 'text-ink-2',
  mismatch: 'text-notice',
  unchecked: 'text-ink-2',
};

/** Actions without a dialog. */
const AT_ONCE: ReadonlySet<PayoutAction> = new Set(['claim', 'retry', 'resume', 'release']);
const NEGATIVE: ReadonlySet<PayoutAction> = new Set(['failed', 'refund']);
const MAIN: ReadonlySet<PayoutAction> = new Set(['claim', 'approve', 'retry', 'resume']);

export interface PayoutSlipProps {
  payout: Payout;
  /** Approval limit in rupees; null if it is off. */
  limit: number | null;
  /** Whether the UTR field takes the focus, after a claim on a device with a keyboard. */
  takesFocus: boolean;
  /** Called when the payout was marked as paid, or its approval requested. */
  onPaid: (payout: Payout) => void;
}

/** Slip of a payout (product.md S17): every value with a copy button, the actions and the activity. */
export function PayoutSlip({ payout, limit, takesFocus, onPaid }: PayoutSlipProps) {
  const all = useMessages(deskMessages);
  const messages = useMessages(payoutsMessages);
  const { act, busy, fault } = usePayoutActs();
  const dialog = useSubjectDialog('desk-payout');
  const { orderId, amount, order, seller, account } = payout;
  const badge = payoutBadge(payout);
  const actions = actionsOf(payout);
  const asked = actions.find((action) => action === dialog.subject);
  const asksApproval = limit !== null && Number(amount) > limit;

  const press = (action: PayoutAction) => {
    if (AT_ONCE.has(action) && !reasonRequired(action, claimOf(payout))) void act(payout, action);
    else dialog.show(action);
  };
  return (
    <Slip aria-labelledby="payout-amount" role="region" className="min-w-0">
      <SlipSection className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
          <span className="text-xs text-ink-2">
            {messages.due} <RelativeTime iso={payout.createdAt} className="font-semibold" />
          </span>
        </div>
        <SlipAmount id="payout-amount" size="md" label={messages.sendExactly} value={formatRupees(amount)} />
        {/* The UTR form shows its own errors while it is rendered. */}
        {fault && !(fault.action === 'paid' && !fault.faster && actions.includes('paid')) && (
          <Notice tone="negative" live="assertive" {...(fault.faster && { title: all.faster })}>
            {fault.message}
          </Notice>
        )}
        <PayoutNotices payout={payout} limit={limit} />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection className="py-3!">
        <CopyRow label={messages.bankAmount} value={amount}>
          <bdi dir="ltr">{amount}</bdi>
        </CopyRow>
        {slipValues(payout).map(({ label, value, title, check }) => (
          <CopyRow key={label} label={label} value={value}>
            {(title ?? check) && (
              <>
                <bdi>{value}</bdi>
                {title && (
                  <span data-part="account-title" className="block text-sm font-normal text-ink-2">
                    {messages.atTheBank}: <bdi translate="no">{title}</bdi>
                  </span>
                )}
                {check && (
                  <span
                    data-part="title-check"
                    data-check={check}
                    className={`block text-sm font-medium ${CHECK_COLOURS[check]}`}
                  >
                    {messages.titleChecks[check]}
                  </span>
                )}
              </>
            )}
          </CopyRow>
        ))}
      </SlipSection>
      {actions.length > 0 && (
        <>
          <SlipTear />
          <SlipSection className="flex flex-col gap-4">
            {actions.includes('paid') && (
              <UtrForm
                key={orderId}
                does={asksApproval ? 'askApproval' : 'paid'}
                takesFocus={takesFocus}
                onSubmit={({ utr }) => act(payout, 'paid', { utr }, onPaid)}
              />
            )}
            <div className="flex flex-wrap gap-2.5 *:flex-auto empty:hidden">
              {actions
                .filter((action) => action !== 'paid')
                .map((action) => (
                  <Button
                    key={action}
                    size="sm"
                    variant={MAIN.has(action) ? 'primary' : 'secondary'}
                    busy={busy === action}
                    disabled={busy !== null && busy !== action}
                    onClick={() => press(action)}
                  >
                    {messages.acts[action].label}
                  </Button>
                ))}
            </div>
          </SlipSection>
        </>
      )}
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          {payout.utr && <LeaderRow label={all.utr} value={<bdi dir="ltr">{payout.utr}</bdi>} />}
          <LeaderRow
            label={payout.sellerNameVerified ? messages.verifiedName : messages.claimedName}
            value={payout.sellerName ?? '-'}
          />
          {seller.mobile && (
            <LeaderRow label={messages.seller} value={<bdi dir="ltr">{formatMobile(seller.mobile)}</bdi>} />
          )}
          <LeaderRow label={all.sold} value={<bdi dir="ltr">{`${formatUsdt(order.quantity)} ${all.unit}`}</bdi>} />
          <LeaderRow label={all.network} value={order.network ? order.network.toUpperCase() : messages.fromWallet} />
        </KeyValueList>
      </SlipSection>
      {payout.status === 'completed' && <ReportReturn payout={payout} />}
      <PayoutRecord attempts={payout.attempts} />
      <SellerTimeline orderId={orderId} />
      {asked && (
        <ActDialog
          open
          onClose={dialog.close}
          messages={asked === 'refund' && payout.returned ? messages.returned.refund : messages.acts[asked]}
          asks={reasonRequired(asked, claimOf(payout)) ? 'reason' : 'optional'}
          negative={NEGATIVE.has(asked)}
          onSubmit={(input) =>
            act(payout, asked, input).then((result) => {
              if (result.ok || !result.errors) dialog.close();
              return result;
            })
          }
        >
          <p className="text-lg font-bold">
            <bdi dir="ltr">{formatRupees(amount)}</bdi>{' '}
            <span className="block text-sm font-normal text-ink-2">
              <bdi>{account.name}</bdi>
            </span>
          </p>
        </ActDialog>
      )}
    </Slip>
  );
}

/** Claim as `reasonRequired` takes it. */
const claimOf = ({ claim }: Payout) => (claim ? { mine: claim.mine } : null);
