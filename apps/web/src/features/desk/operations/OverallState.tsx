import type { Operations } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { operationsMessages } from './operations.messages.ts';
import { missingText, stateReasons } from './operations-text.ts';
import { knownState, STATE_TONES } from './overall-state.ts';

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className="mt-1 list-disc ps-5">
    {texts.map((text) => (
      <li key={text}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

/** Overall state in words with its reasons, and what the server is missing to be ready (product.md R53). */
export function OverallState({ operations }: { operations: Operations }) {
  const messages = useMessages(operationsMessages);
  const state = knownState(operations.state) ?? 'attention';
  const { title, message } = messages.states[state];
  const reasons = stateReasons(operations);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone={STATE_TONES[state]} title={title} live="polite">
        <span>{message}</span>
        {reasons.length > 0 && <Lines texts={reasons} />}
      </Notice>
      {operations.missing.length > 0 && (
        <Notice tone="negative" title={messages.notReady}>
          <Lines texts={operations.missing.map(missingText)} />
        </Notice>
      )}
    </div>
  );
}
