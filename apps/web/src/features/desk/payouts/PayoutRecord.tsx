import type { PayoutAttempt } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { SlipSection, SlipTear } from '@sarraf/ui';
import { Fragment } from 'react';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { payoutsMessages } from './payouts.messages.ts';

/** Activity of a payout, oldest first: who did what, and why. */
export function PayoutRecord({ attempts }: { attempts: readonly PayoutAttempt[] }) {
  const messages = useMessages(payoutsMessages);
  const texts: Readonly<Record<string, string>> = messages.attempts;
  const results: Readonly<Record<string, string>> = messages.results;
  if (attempts.length === 0) return null;
  return (
    <>
      <SlipTear />
      <SlipSection>
        <h2 className="mb-2 text-sm font-bold">{messages.record}</h2>
        <ol className="flex flex-col gap-2 text-sm">
          {attempts.map(({ at, by, what, reference, result, reason }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-3 text-ink-2">
              <span className="min-w-0 wrap-anywhere">
                <bdi className="font-semibold text-ink">{by}</bdi>{' '}
                <bdi>{Object.hasOwn(texts, what) ? texts[what] : what}</bdi>
                {[result && Object.hasOwn(results, result) ? results[result] : result, reference, reason].map(
                  (detail) =>
                    detail && (
                      <Fragment key={detail}>
                        <span> · </span>
                        <bdi>{detail}</bdi>
                      </Fragment>
                    ),
                )}
              </span>
              <RelativeTime iso={at} className="text-xs" />
            </li>
          ))}
        </ol>
      </SlipSection>
    </>
  );
}
