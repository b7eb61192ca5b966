import type { AdminUser } from '@sarraf/api-client';
import { currentAdminUserOf } from '@sarraf/api-client/admin';
import { formatMobile, formatUsdt, reasonRequired, type UserAction } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Notice, Tag } from '@sarraf/ui';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import type { ActInput } from '../ActDialog.tsx';
import { DeskCard } from '../DeskCard.tsx';
import { deskMessages } from '../desk.messages.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { usersMessages } from './users.messages.ts';

const ACTIONS: readonly UserAction[] = ['block', 'unblock', 'reset-second-factor', 'note'];
/** Actions that take something away: their button is red. */
const NEGATIVE: readonly UserAction[] = ['block', 'reset-second-factor'];

/** Card of a user: sales, block and notes. */
export function UserCard({ user }: { user: AdminUser }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(usersMessages);
  const api = useAdminApi();
  const { run, busy, fault } = useDeskAct(currentAdminUserOf);
  const { _id: id, mobile, blocked, notes } = user;
  const name = user.name?.trim();

  const call = (action: UserAction, { reason = '' }: ActInput) => {
    const input = { id, ...(reason !== '' && { reason }) };
    if (action === 'note') return api.noteUser({ id, text: reason });
    if (action === 'reset-second-factor') return api.resetSecondFactor(input);
    return action === 'block' ? api.blockUser(input) : api.unblockUser(input);
  };
  const acts = ACTIONS.filter((action) => user.nextActions.includes(action)).map((action) => ({
    action,
    messages: messages.acts[action],
    asks: action === 'note' ? ('note' as const) : reasonRequired(action) ? ('reason' as const) : ('optional' as const),
    negative: NEGATIVE.includes(action),
  }));
  const usdt = (value: number | string) => <bdi dir="ltr">{`${formatUsdt(value)} ${all.unit}`}</bdi>;
  return (
    <DeskCard
      id={`user-${id}`}
      acts={acts}
      busy={busy}
      fault={fault}
      act={(action, input) => run(action, () => call(action, input))}
      subject={<bdi className="text-lg font-bold">{name || formatMobile(mobile)}</bdi>}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          {name && (
            <p className="text-lg font-bold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
          )}
          <bdi dir="ltr" translate="no" className={name ? 'text-sm text-ink-2' : 'text-lg font-bold'}>
            {formatMobile(mobile)}
          </bdi>
        </div>
        <span className="flex flex-wrap gap-2">
          {user.isAdmin && <Tag tone="info">{messages.administrator}</Tag>}
          {user.secondFactor === 'missing' && <Tag tone="notice">{messages.noSecondFactor}</Tag>}
          <Tag tone={user.isVerified ? 'positive' : 'notice'}>
            {user.isVerified ? messages.verified : messages.notVerified}
          </Tag>
          {blocked && <Tag tone="negative">{messages.blocked}</Tag>}
        </span>
      </div>
      {blocked && (
        <Notice tone="negative">
          <bdi>{blocked.reason}</bdi> · <RelativeTime iso={blocked.at} />
        </Notice>
      )}
      <KeyValueList>
        <LeaderRow label={messages.orders} value={user.orders} />
        <LeaderRow label={all.sold} value={usdt(user.soldUsdt)} />
        <LeaderRow label={messages.wallet} value={usdt(user.walletBalance)} />
      </KeyValueList>
      {notes.length > 0 && (
        <div>
          <h2 className="mb-1.5 text-sm font-bold">{messages.notes}</h2>
          <ul className="flex flex-col gap-2">
            {notes.map(({ at, by, text }, index) => (
              <li key={index} className="rounded-box bg-sunken px-3.5 py-2.5 text-sm">
                <p className="wrap-anywhere" dir="auto">
                  {text}
                </p>
                <p className="mt-0.5 text-xs text-ink-3">
                  <bdi>{by}</bdi> · <RelativeTime iso={at} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeskCard>
  );
}
