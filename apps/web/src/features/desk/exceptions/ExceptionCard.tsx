import type { Exception } from '@sarraf/api-client';
import { currentExceptionOf } from '@sarraf/api-client/admin';
import { explorerLink, reasonRequired, type ExceptionAction } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, KeyValueList, LeaderRow, Notice, StatusBadge, TextLink } from '@sarraf/ui';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { orderStatusText } from '../../../shared/orders/status-text.ts';
import type { ActDialogProps, ActInput } from '../ActDialog.tsx';
import { DeskCard } from '../DeskCard.tsx';
import { deskMessages } from '../desk.messages.ts';
import { exceptionsMessages } from './exceptions.messages.ts';
import { actMessages, exceptionFigure, exceptionText, resolutionText } from './exception-text.ts';
import { PersonName } from '../PersonName.tsx';
import { useDeskAct } from '../use-desk-act.ts';

const ACTIONS: readonly ExceptionAction[] = ['credit', 'refunded', 'ignore'];

/** Card of an exception: what happened, the transfer, the related order, the owner and the actions. */
export function ExceptionCard({ exception }: { exception: Exception }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(exceptionsMessages);
  const api = useAdminApi();
  const { run, busy, fault } = useDeskAct(currentExceptionOf);
  const { _id: id, network, hash, from, address, order, user, approval } = exception;
  const figure = exceptionFigure(exception);
  const link = explorerLink(network, hash);

  const call = (action: ExceptionAction, { hash: sent = '', reason }: ActInput) => {
    const input = { id, ...(reason !== undefined && { reason }) };
    if (action === 'credit') return api.creditException(input);
    return action === 'refunded' ? api.refundException({ ...input, hash: sent }) : api.ignoreException(input);
  };
  const asksOf = (action: ExceptionAction): ActDialogProps['asks'] => {
    if (action !== 'refunded') return reasonRequired(action) ? 'reason' : 'optional';
    return approval ? 'hash-and-reason' : 'hash';
  };
  const acts = ACTIONS.filter((action) => exception.nextActions?.includes(action)).map((action, index) => ({
    action,
    messages: actMessages(exception, action),
    asks: asksOf(action),
    hash: exception.refundHash,
    main: index === 0 && action !== 'ignore',
    negative: action === 'ignore',
  }));
  return (
    <DeskCard
      id={`exception-${id}`}
      acts={acts}
      busy={busy}
      fault={fault}
      act={(action, input) => run(action, () => call(action, input))}
      subject={
        <p className="text-lg font-bold">
          <bdi dir="ltr">{figure}</bdi>
        </p>
      }
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <bdi dir="ltr" className="text-xl font-bold">
          {figure}
        </bdi>
        <span className="flex flex-wrap gap-2">
          {!exception.confirmed && !exception.rupees && <StatusBadge tone="info">{messages.unconfirmed}</StatusBadge>}
          {exception.resolution && <StatusBadge tone="neutral">{resolutionText(exception.resolution)}</StatusBadge>}
        </span>
      </div>
      <p className="text-base font-medium">{exceptionText(exception)}</p>
      {approval && (
        <Notice tone="notice" title={all.awaitingApproval}>
          {all.requestedBy({ name: approval.by.name ?? all.somebody })}
        </Notice>
      )}
      <KeyValueList>
        <LeaderRow label={messages.seen} value={<RelativeTime iso={exception.seenAt} />} />
        {user && <LeaderRow label={messages.owner} value={<PersonName name={user.name} mobile={user.mobile} />} />}
        {order && (
          <LeaderRow
            label={messages.order}
            value={
              <>
                <bdi dir="ltr">{order.network.toUpperCase()}</bdi>
                <span> · </span>
                <bdi>{orderStatusText(order.status)}</bdi>
                <bdi dir="ltr" className="block text-xs font-normal text-ink-3">
                  {order._id}
                </bdi>
              </>
            }
          />
        )}
        {from && <LeaderRow label={messages.from} value={<AddressText value={from} form="short" />} />}
        {exception.utr && (
          <LeaderRow
            label={all.utr}
            value={
              <bdi dir="ltr" translate="no">
                {exception.utr}
              </bdi>
            }
          />
        )}
        <LeaderRow label={all.ourAddress} value={<AddressText value={address} form="short" />} />
        {hash && (
          <LeaderRow
            label={all.hash}
            value={
              link ? (
                <TextLink
                  tone="info"
                  className="inline-flex min-h-target items-center"
                  href={link}
                  newTabLabel={all.explorer}
                >
                  <AddressText value={hash} form="short" />
                </TextLink>
              ) : (
                <AddressText value={hash} form="short" />
              )
            }
          />
        )}
        {exception.refundHash && (
          <LeaderRow label={messages.refund} value={<AddressText value={exception.refundHash} form="short" />} />
        )}
        {exception.note && <LeaderRow label={all.reason} value={exception.note} />}
      </KeyValueList>
      {exception.refundConfirmed === false && <Notice tone="notice">{all.notOnChain}</Notice>}
    </DeskCard>
  );
}
