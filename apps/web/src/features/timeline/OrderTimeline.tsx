import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel, Skeleton, SkeletonGroup, Timeline, type TimelineStep } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import { pausesQuery } from '../../shared/queries/pauses.query.ts';
import { useClock } from '../../shared/time/clock.ts';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { NewsSwitch } from './NewsSwitch.tsx';
import { orderWithEventsQuery, payoutTimesQuery } from './timeline.queries.ts';
import { timelineMessages } from './timeline.messages.ts';
import { timelineSteps, type StepText } from './timeline-steps.ts';

const MINUTE_MS = 60_000;

/** Who reads it: the seller, or an administrator at the desk. */
export type TimelineReader = 'seller' | 'desk';

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
  const heading = useId();
  const api = useApi();
  const { data: times } = useQuery(payoutTimesQuery(api));
  const { data: pauses } = useQuery(pausesQuery(api));
  const nowMs = useClock((ms) => Math.floor(ms / MINUTE_MS)) * MINUTE_MS;
  const paused = (pauses?.payouts ?? null) !== null;
  const steps = timelineSteps(order, { times, paused, nowMs });
  if (steps.length === 0) return null;
  const title = reader === 'desk' ? messages.seller : messages.title;
  return (
    <section aria-labelledby={heading} data-part="order-timeline" className="flex flex-col gap-4 text-start">
      <h2 id={heading} className="text-sm font-bold">
        {title}
      </h2>
      <Timeline label={title} words={{ now: messages.now, next: messages.next }} steps={steps.map(stepOf)} />
      {offersNews && steps.some(({ state }) => state === 'now') && <NewsSwitch />}
    </section>
  );
}

/** Timeline of an order by its id, for lists whose orders have no events. */
export function FetchedTimeline({ orderId, reader = 'seller' }: { orderId: string; reader?: TimelineReader }) {
  const messages = useMessages(timelineMessages);
  const order = useQuery(orderWithEventsQuery(useApi(), orderId));
  if (order.data) return <OrderTimeline order={order.data} reader={reader} />;
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
