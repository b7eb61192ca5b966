import type { Operations } from '@sarraf/api-client';
import { formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, PageSection, Slip, SlipSection, StatusBadge } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { operationsMessages } from './operations.messages.ts';

const MEGABYTE = 1024 * 1024;

/** Database with its size, connections and migrations, and the server processes that use it. */
export function DatabaseSection({ database, processes }: Pick<Operations, 'database' | 'processes'>) {
  const messages = useMessages(operationsMessages);
  const { kind, bytes, pool, migrations } = database;
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-6">
      <PageSection title={messages.database}>
        <Slip>
          <SlipSection>
            <KeyValueList>
              <LeaderRow
                label={messages.kind}
                value={kind === 'embedded' || kind === 'postgres' ? messages.kinds[kind] : kind}
              />
              {bytes !== null && <LeaderRow label={messages.size} value={formatUsdt(Math.ceil(bytes / MEGABYTE))} />}
              {pool && <LeaderRow label={messages.connections} value={messages.ofMax(pool)} />}
              {pool && (
                <LeaderRow
                  label={messages.waiting}
                  value={String(pool.waiting)}
                  tone={pool.waiting > 0 ? 'notice' : 'plain'}
                />
              )}
              <LeaderRow label={messages.migration} value={<bdi dir="ltr">{migrations.last ?? '-'}</bdi>} />
              {migrations.pending.length > 0 && (
                <LeaderRow
                  label={messages.pending}
                  value={<bdi dir="ltr">{migrations.pending.join(', ')}</bdi>}
                  tone="negative"
                />
              )}
            </KeyValueList>
          </SlipSection>
        </Slip>
      </PageSection>
      <PageSection title={messages.processes}>
        <Slip>
          {processes.map(({ id, startedAt, seenAt, self }) => (
            <SlipSection key={id} className="border-t border-dashed border-line first:border-t-0">
              <p className="mb-3 flex flex-wrap items-center gap-2 font-semibold">
                <bdi dir="ltr" className="font-mono text-sm">
                  {id}
                </bdi>
                {self && <StatusBadge tone="info">{messages.self}</StatusBadge>}
              </p>
              <KeyValueList>
                <LeaderRow label={messages.started} value={<RelativeTime iso={startedAt} />} />
                <LeaderRow label={messages.seen} value={<RelativeTime iso={seenAt} />} />
              </KeyValueList>
            </SlipSection>
          ))}
        </Slip>
      </PageSection>
    </div>
  );
}
