import { useMessages } from '@sarraf/forms/language';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDeskWaiting } from '../../shared/desk/use-desk-waiting.ts';
import { DESK_TABS, deskAddress, deskSearch, type DeskTab } from '../../shared/desk/desk-address.ts';
import { deskMessages } from './desk.messages.ts';
import { ExceptionsTab } from './exceptions/ExceptionsTab.tsx';
import { OperationsTab } from './operations/OperationsTab.tsx';
import { StateNotice } from './operations/StateNotice.tsx';
import { PauseNotice } from './PauseNotice.tsx';
import { PayoutsTab } from './payouts/PayoutsTab.tsx';
import { ReconciliationTab } from './reconciliation/ReconciliationTab.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { UsersTab } from './users/UsersTab.tsx';
import { WithdrawalsTab } from './withdrawals/WithdrawalsTab.tsx';

const TABS: Record<DeskTab, ComponentType> = {
  payouts: PayoutsTab,
  exceptions: ExceptionsTab,
  withdrawals: WithdrawalsTab,
  users: UsersTab,
  reconciliation: ReconciliationTab,
  operations: OperationsTab,
};

const TAB =
  'flex min-h-target items-center gap-2 rounded-mark border border-transparent px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 no-underline transition-colors hover:text-ink active:bg-line high-contrast:active:bg-ink high-contrast:active:text-surface aria-[current=page]:border-control aria-[current=page]:bg-surface aria-[current=page]:text-ink';

/** Scrolls the current tab into view, on a phone. */
const scrollTabIntoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs of the desk with the number of waiting records, each a link. */
function Tabs({ current }: { current: DeskTab }) {
  const messages = useMessages(deskMessages).tabs;
  const waiting = useDeskWaiting(true);
  const counts: Partial<Record<DeskTab, number>> = { ...waiting };
  return (
    <nav aria-label={messages.label} className="-mx-5 scroll-px-5 overflow-x-auto px-5 py-1 lg:mx-0 lg:px-0">
      <ul className="flex w-max gap-1 rounded-control bg-neutral-soft p-1">
        {DESK_TABS.map((tab) => (
          <li key={tab}>
            <Link
              ref={tab === current ? scrollTabIntoView : undefined}
              to={{ search: deskSearch({ tab }) }}
              aria-current={tab === current ? 'page' : undefined}
              className={TAB}
            >
              <span>{messages[tab]}</span>
              {(counts[tab] ?? 0) > 0 && (
                <bdi className="rounded-full bg-notice-soft px-1.5 text-xs font-bold text-notice">{counts[tab]}</bdi>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Desk page of administrators (product.md S17), one tab at a time. */
export function DeskPage() {
  const { tab } = deskAddress(useLocation().search);
  const Tab = TABS[tab];
  return (
    <div className="flex flex-col gap-5 md:gap-6">
      <Tabs current={tab} />
      <ServerNotices />
      {tab !== 'operations' && <StateNotice />}
      <PauseNotice />
      <Tab />
    </div>
  );
}
