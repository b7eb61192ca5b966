import type { Withdrawal } from '@sarraf/api-client';
import { currentWithdrawalOf } from '@sarraf/api-client/admin';
import { formatUsdt, reasonRequired, statusLabel, type WithdrawalAction } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, KeyValueList, LeaderRow, Notice, StatusBadge } from '@sarraf/ui';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import type { ActDialogProps, ActInput } from '../ActDialog.tsx';
import { CopyRow } from '../CopyRow.tsx';
import { DeskCard } from '../DeskCard.tsx';
import { deskMessages } from '../desk.messages.ts';
import { PersonName } from '../PersonName.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { withdrawalsMessages } from './withdrawals.messages.ts';

const ACTIONS: readonly WithdrawalAction[] = ['claim', 'paid', 'refuse'];
const TONES = new Map([
  ['requested', 'notice'],
  ['claimed', 'info'],
  ['paid', 'positive'],
  ['refused', 'negative'],
] as const);
const toneOf = (status: string) => [...TONES].find(([known]) => known === status)?.[1] ?? 'neutral';

/** Card of a withdrawal: amount, address and actions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(withdrawalsMessages);
  const api = useAdminApi();
  const { run, busy, fault } = useDeskAct(currentWithdrawalOf);
  const { _id: id, amount, address, network, user, claim, approval, status, nextActions } = withdrawal;
  const statusTexts: Readonly<Record<string, string>> = messages.statuses;

  const call = (action: WithdrawalAction, { hash = '', reason }: ActInput) => {
    const input = { id, ...(reason !== undefined && { reason }) };
    if (action === 'claim') return api.claimWithdrawal(input);
    return action === 'paid' ? api.payWithdrawal({ ...input, hash }) : api.refuseWithdrawal(input);
  };
  const asksOf = (action: WithdrawalAction): ActDialogProps['asks'] | null => {
    if (action === 'claim') return null;
    if (action === 'paid') return approval ? 'hash-and-reason' : 'hash';
    return reasonRequired(action) ? 'reason' : 'optional';
  };
  const acts = ACTIONS.filter((action) => nextActions.includes(action)).map((action) => ({
    action,
    messages: messages.acts[action],
    asks: asksOf(action),
    hash: withdrawal.hash,
    main: action !== 'refuse',
    negative: action === 'refuse',
  }));
  const holder = claim && (claim.mine ? all.you : (claim.by.name ?? all.somebody));
  return (
    <DeskCard
      id={`withdrawal-${id}`}
      acts={acts}
      busy={busy}
      fault={fault}
      act={(action, input) => run(action, () => call(action, input))}
      subject={
        <p className="flex flex-col gap-1">
          <bdi dir="ltr" className="text-lg font-bold">{`${formatUsdt(amount)} ${all.unit}`}</bdi>
          <AddressText value={address} />
        </p>
      }
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <StatusBadge tone={approval ? 'notice' : toneOf(status)}>
          {approval ? all.awaitingApproval : (statusTexts[status] ?? statusLabel(status))}
        </StatusBadge>
        {claim && (
          <span className="text-xs font-semibold text-info">
            <bdi>{holder}</bdi> · <RelativeTime iso={claim.at} />
          </span>
        )}
      </div>
      {withdrawal.screened && <Notice tone="negative">{messages.screened}</Notice>}
      {withdrawal.unspendable && <Notice tone="negative">{messages.unspendable}</Notice>}
      {approval && <Notice tone="notice">{all.requestedBy({ name: approval.by.name ?? all.somebody })}</Notice>}
      <div>
        <CopyRow label={messages.send} value={String(amount)}>
          <bdi dir="ltr" className="text-xl font-bold">{`${formatUsdt(amount)} ${all.unit}`}</bdi>
        </CopyRow>
        <CopyRow label={`${messages.to} · ${network.toUpperCase()}`} value={address} long>
          <AddressText value={address} />
        </CopyRow>
      </div>
      <KeyValueList>
        <LeaderRow label={messages.seller} value={<PersonName name={user.name} mobile={user.mobile} />} />
        <LeaderRow label={messages.asked} value={<RelativeTime iso={withdrawal.createdAt} />} />
        {withdrawal.hash && <LeaderRow label={all.hash} value={<AddressText value={withdrawal.hash} form="short" />} />}
        {withdrawal.reason && <LeaderRow label={all.reason} value={withdrawal.reason} />}
      </KeyValueList>
      {withdrawal.confirmed === false && <Notice tone="notice">{all.notOnChain}</Notice>}
    </DeskCard>
  );
}
