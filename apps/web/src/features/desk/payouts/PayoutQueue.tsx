import type { Payout } from '@sarraf/api-client';
import { PAYOUT_STATUSES } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { buttonClass, Notice, Select } from '@sarraf/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAdminApi, useLoadAdminApi } from '../../../shared/api/admin-api-context.ts';
import { overviewQuery } from '../../../shared/desk/overview.query.ts';
import { deskAddress, deskSearch, payoutFilter, type DeskAddress } from '../../../shared/desk/desk-address.ts';
import { DeskList } from '../DeskList.tsx';
import { deskMessages } from '../desk.messages.ts';
import { payoutsQuery } from '../desk.queries.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutRow } from './PayoutRow.tsx';
import { SearchBox } from '../SearchBox.tsx';

/** Classes of a list of payouts: one card with dashed lines between the rows. */
export const QUEUE_LIST =
  'overflow-hidden rounded-card border border-line bg-surface *:border-t *:border-dashed *:border-line *:first:border-t-0';

/** Section above the queue: payouts assigned to the user, or awaiting the user's approval. */
function Urgent({ title, payouts }: { title: string; payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm font-bold">{title}</h2>
      <ul className={QUEUE_LIST}>
        {payouts.map((payout) => (
          <li key={payout.orderId}>
            <PayoutRow payout={payout} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Queue of payouts, oldest first, with filters (product.md S17). */
export function PayoutQueue() {
  const messages = useMessages(deskMessages);
  const payouts = useMessages(payoutsMessages);
  const api = useAdminApi();
  const navigate = useNavigate();
  const address = deskAddress(useLocation().search);
  const { data: overview } = useQuery(overviewQuery(useLoadAdminApi()));
  const claimed = useInfiniteQuery(payoutsQuery(api, 'claimed'));
  const inWork = claimed.data?.pages.flatMap(({ data }) => data) ?? [];
  const goTo = (change: Partial<DeskAddress>, replace = false) =>
    void navigate({ search: deskSearch({ ...address, ...change }) }, { replace, preventScrollReset: true });

  const returned = overview?.returned?.count ?? 0;
  const option = (value: string, status: string, n: number) => ({
    value,
    label: n > 0 ? payouts.statusCount({ status, n }) : status,
  });
  const options = [
    ...PAYOUT_STATUSES.map((status) => {
      const n = overview?.payouts.find((row) => row.status === status)?.count ?? 0;
      return option(status, payouts.statuses[status], n);
    }),
    option('returned', payouts.returned.title, returned),
  ];
  const isPlain = address.search === '' && address.status === 'queued';
  return (
    <div className="flex flex-col gap-5">
      {isPlain && (
        <>
          <Urgent title={payouts.mine} payouts={inWork.filter(({ claim }) => claim?.mine)} />
          <Urgent
            title={payouts.approvals}
            payouts={inWork.filter(({ nextActions }) => nextActions.includes('approve'))}
          />
          {returned > 0 && (
            <Notice
              tone="notice"
              action={
                <Link
                  to={{ search: deskSearch({ status: 'returned' }) }}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {payouts.returned.show}
                </Link>
              }
            >
              {payouts.returned.waiting({ n: returned })}
            </Notice>
          )}
        </>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="sr-only">{payouts.queue}</h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={payouts.show}
            value={address.status ?? 'all'}
            options={[...options, { value: 'all', label: messages.all }]}
            onValueChange={(status) => goTo({ status: payoutFilter(status) })}
          />
          <SearchBox
            label={messages.search}
            hint={payouts.searchHint}
            value={address.search}
            onSearch={(search) => goTo({ search }, true)}
          />
        </div>
        <DeskList
          label={payouts.queue}
          query={payoutsQuery(api, address.status, address.search)}
          rowKey={({ orderId }) => orderId}
          empty={isPlain ? payouts.empty : payouts.none}
          className={QUEUE_LIST}
        >
          {(payout) => <PayoutRow payout={payout} />}
        </DeskList>
      </section>
    </div>
  );
}
