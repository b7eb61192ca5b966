import type { Order } from '@sarraf/api-client';
import { orderTimeline } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel, Skeleton, SkeletonGroup, Timeline, type TimelineStep } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import type { TimelineReader } from '../../shared/orders/timeline-slot.ts';
import { orderWithEventsQuery } from '../../shared/queries/order-with-events.query.ts';
import { pausesQuery } from '../../shared/queries/pauses.query.ts';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { NewsSwitch } from './NewsSwitch.tsx';
import { payoutTimesQuery } from './timeline.queries.ts';
import { timelineMessages } from './timeline.messages.ts';
import { timelineSteps, type StepText } from './timeline-steps.ts';

export interface OrderTimelineProps {
  order: Order;
  reader?: TimelineReader;
  /** Offers notifications about what happens next. */
  offersNews?: boolean;
}

function stepOf({ atMs, notes, ...step }: StepText): TimelineStep {
  return {
    ...step,
    title: <span dir="auto">{step.title}</span>,
    ...(atMs !== null && {
      time: (
        <time dateTime={new Date(atMs).toISOString()} dir="auto">
          {dateTimeText(atMs)}
        </time>
      ),
    }),
    ...(notes.length > 0 && {
      note: notes.map((note) => (
        <p key={note} dir="auto">
          {note}
        </p>
      )),
    }),
  };
}

/** Timeline of an order whose events are known. Renders nothing without events. */
export function OrderTimeline({ order, reader = 'seller', offersNews = false }: OrderTimelineProps) {
  const messages = useMessages(timelineMessages);
  const api = useApi();
  const enabled = orderTimeline(order)?.next.includes('paid') ?? false;
  const { data: times } = useQuery({ ...payoutTimesQuery(api), enabled });
  const { data: pauses } = useQuery({ ...pausesQuery(api), enabled });
  const steps = timelineSteps(order, { times, paused: (pauses?.payouts ?? null) !== null });
  if (steps.length === 0) return null;
  const title = reader === 'desk' ? messages.seller : messages.title;
  return (
    <div data-part="order-timeline" className="flex flex-col gap-4 text-start">
      <h2 className="text-sm font-bold">{title}</h2>
      <Timeline label={title} words={{ now: messages.now, next: messages.next }} steps={steps.map(stepOf)} />
      {offersNews && steps.some(({ state }) => state === 'now') && <NewsSwitch />}
    </div>
  );
}

export interface FetchedTimelineProps {
  orderId: string;
  reader?: TimelineReader;
  /** Called with the order each time it was fetched. */
  onOrder?: (order: Order) => void;
}

/** Timeline of an order by its id, for lists whose orders have no events. */
export function FetchedTimeline({ orderId, reader = 'seller', onOrder }: FetchedTimelineProps) {
  const messages = useMessages(timelineMessages);
  const order = useQuery(orderWithEventsQuery(useApi(), orderId, reader));
  const report = useEffectEvent((fetched: Order) => onOrder?.(fetched));
  // Data of an earlier visit may be older than the page's.
  const fetched = order.isFetchedAfterMount ? order.data : undefined;
  useEffect(() => {
    if (fetched) report(fetched);
  }, [fetched]);
  if (order.data) return <OrderTimeline order={order.data} reader={reader} offersNews={reader === 'seller'} />;
  if (order.isError) {
    return (
      <ErrorPanel
        title={failureText(order.error, messages.failed)}
        retryLabel={messages.retry}
        busy={order.isFetching}
        onRetry={() => void order.refetch()}
      />
    );
  }
  return <TimelineSkeleton label={messages.loading} />;
}

const ROWS = ['a', 'b', 'c'];

function TimelineSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-6 w-full" />
      ))}
    </SkeletonGroup>
  );
}
