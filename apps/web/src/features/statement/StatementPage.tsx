import type { StatementApi } from '@sarraf/api-client/statement';
import { StatementDaysForm, type StatementDays } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { EmptyState, ErrorPanel, Skeleton, SkeletonGroup, TextLink } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureText } from '../../shared/api/failure.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { historyAddressIn } from '../../shared/layout/history-link.ts';
import { useAddressFilter } from '../../shared/layout/use-address-filter.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { now } from '../../shared/time/clock.ts';
import { addressOf, filterIn } from './statement-address.ts';
import { statementMessages } from './statement.messages.ts';
import { countOf, statementQuery } from './statement.queries.ts';
import { StatementActions } from './StatementActions.tsx';
import { StatementSlip } from './StatementSlip.tsx';

const ADDRESS = { addressOf, filterIn };

export interface StatementPageProps {
  api: StatementApi;
}

/** Sums of a period: loading, failed, none, or a slip with its download and print. */
function Preview({ api, days }: StatementPageProps & { days: StatementDays }) {
  const messages = useMessages(statementMessages);
  const statement = useQuery(statementQuery(api, days));
  const error = useStickyError(statement);
  const { data } = statement;
  useUsable(data !== undefined);
  if (error) {
    return (
      <ErrorPanel
        title={messages.failed.title}
        message={failureText(error, messages.failed.message)}
        retryLabel={messages.failed.retry}
        busy={statement.isFetching}
        onRetry={() => void statement.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup
        label={messages.loading}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
      >
        <Skeleton className="mx-auto h-9 w-52 max-w-full" />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const count = countOf(data);
  if (count === 0) {
    return <EmptyState icon={<FileText />} title={messages.empty.title} message={messages.empty.message} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <AsOf readMs={statement.dataUpdatedAt} failed={statement.isError} />
      <StatementSlip sums={data} />
      <StatementActions api={api} days={days} count={count} />
    </div>
  );
}

/** Statement of one's own sales: its days, the sums, the file and the print (product.md S20). */
export function StatementPage({ api }: StatementPageProps) {
  const messages = useMessages(statementMessages);
  const { values: days, fieldsKey, change } = useAddressFilter(ADDRESS);
  const [nowMs] = useState(now);
  /** Key of the fields with days that no statement has; Back leads to other fields. */
  const [wrongKey, setWrongKey] = useState<string | null>(null);
  // As the link had it: a choice of other days pushes an entry without this state.
  const { state } = useLocation();
  const [history] = useState(() => historyAddressIn(state));
  return (
    <div className="mx-auto flex max-w-140 flex-col gap-5 print:max-w-none">
      <div>
        <TextLink standalone className="gap-1.5!" render={(slot) => <Link {...slot} to={history} />}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {messages.back}
        </TextLink>
        <h2 className="font-heading text-xl font-bold tracking-tight">{messages.title}</h2>
        <p className="mt-1 text-sm text-ink-2">{messages.lead}</p>
      </div>
      <StatementDaysForm
        key={fieldsKey}
        initialValues={days}
        nowMs={nowMs}
        onValueChange={(next) => {
          setWrongKey(next === null ? fieldsKey : null);
          if (next) change(next, { reason: 'choice' });
        }}
      />
      {wrongKey === fieldsKey ? (
        <EmptyState icon={<FileText />} title={messages.wrongDays} />
      ) : (
        <Preview key={addressOf(days)} api={api} days={days} />
      )}
    </div>
  );
}
