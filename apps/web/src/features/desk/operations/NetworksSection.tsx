import type { Operations } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, PageSection, Slip, SlipSection, StatusBadge } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { operationsMessages } from './operations.messages.ts';
import { durationText, serviceText } from './operations-text.ts';

/** Networks with how far reading lags behind, and the external services. */
export function NetworksSection({ chains, providers }: Pick<Operations, 'chains' | 'providers'>) {
  const messages = useMessages(operationsMessages);
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-6">
      <PageSection title={messages.networks}>
        <Slip>
          <SlipSection>
            <KeyValueList>
              {chains.map(({ networkId, lagSeconds, delayed, fault }) => (
                <LeaderRow
                  key={networkId}
                  label={<bdi>{networkId.toUpperCase()}</bdi>}
                  value={
                    delayed || fault || lagSeconds === null ? (
                      <StatusBadge tone="notice">{messages.delayed}</StatusBadge>
                    ) : (
                      <span>{`${messages.lag} ${durationText(lagSeconds)}`}</span>
                    )
                  }
                />
              ))}
            </KeyValueList>
          </SlipSection>
        </Slip>
      </PageSection>
      <PageSection title={messages.services}>
        <Slip>
          <SlipSection>
            <KeyValueList>
              {providers.map(({ name, healthy, since }) => (
                <LeaderRow
                  key={name}
                  label={<bdi>{serviceText(name)}</bdi>}
                  value={
                    <span className="inline-flex flex-wrap items-baseline justify-end gap-2">
                      {since && <RelativeTime iso={since} className="text-ink-3" />}
                      <StatusBadge tone={healthy ? 'positive' : 'notice'}>
                        {healthy ? messages.working : messages.failing}
                      </StatusBadge>
                    </span>
                  }
                />
              ))}
            </KeyValueList>
          </SlipSection>
        </Slip>
      </PageSection>
    </div>
  );
}
