import type { OperationsQueue } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { DataTable, PageSection, StatusBadge, type DataColumns } from '@sarraf/ui';
import { Fragment } from 'react';
import { operationsMessages } from './operations.messages.ts';
import { durationText, queueText, sumText } from './operations-text.ts';

/** Queues of the desk and of the server with their tolerances. */
export function QueuesSection({ queues }: { queues: readonly OperationsQueue[] }) {
  const messages = useMessages(operationsMessages);
  /** A figure, bold where it is past its tolerance. */
  const figure = (text: string, isOver: boolean, dir?: 'ltr') => (
    <bdi {...(dir && { dir })} className={isOver ? 'font-bold text-notice' : undefined}>
      {text}
    </bdi>
  );
  const limits = ({ tolerance: { age, count, sum }, unit }: OperationsQueue) => [
    ...(age === null ? [] : [durationText(age)]),
    ...(count === null ? [] : [messages.items({ count })]),
    ...(sum === null || unit === null ? [] : [sumText(sum, unit)]),
  ];
  const columns: DataColumns<OperationsQueue> = [
    { id: 'queue', header: messages.queue, cell: ({ name }) => <bdi>{queueText(name)}</bdi> },
    {
      id: 'count',
      header: messages.count,
      align: 'end',
      cell: ({ count, over }) => figure(String(count), over.includes('count')),
    },
    {
      id: 'oldest',
      header: messages.oldest,
      align: 'end',
      cell: ({ oldestSeconds, over }) =>
        oldestSeconds === null ? '-' : figure(durationText(oldestSeconds), over.includes('age')),
    },
    {
      id: 'sum',
      header: messages.sum,
      align: 'end',
      cell: ({ sum, unit, over }) => (sum === null ? '-' : figure(sumText(sum, unit), over.includes('sum'), 'ltr')),
    },
    {
      id: 'tolerance',
      header: messages.tolerance,
      align: 'end',
      cell: (queue) => (
        <span className="text-ink-3">
          {limits(queue).map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <span aria-hidden="true">{' · '}</span>}
              <bdi className="whitespace-nowrap">{text}</bdi>
            </Fragment>
          ))}
        </span>
      ),
    },
    {
      id: 'state',
      header: messages.state,
      align: 'end',
      cell: ({ over }) => {
        const isOver = over.length > 0;
        return (
          <StatusBadge tone={isOver ? 'notice' : 'positive'}>{isOver ? messages.past : messages.within}</StatusBadge>
        );
      },
    },
  ];
  return (
    <PageSection title={messages.queues} description={messages.queuesNote}>
      <div className="rounded-card border border-line bg-surface p-5 lg:p-6">
        <DataTable
          caption={messages.queues}
          captionHidden
          columns={columns}
          rows={queues}
          rowKey={({ name }) => name}
          loadingLabel={messages.loading}
          empty={null}
        />
      </div>
    </PageSection>
  );
}
