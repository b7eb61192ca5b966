import { formatRate } from '@sarraf/domain';
import { BeforeAfter, ConfirmDialog } from '@sarraf/ui';
import { useState } from 'react';
import { appSettingsMessages } from './app-settings.messages.ts';
import { shareText } from './move-words.ts';
import type { Answer } from './use-question.ts';
import type { SaveDoubt } from './use-save-setting.ts';
import { ValueChange } from './ValueChange.tsx';

const { ask: words, move: moveWords, becomes } = appSettingsMessages;

function LargeChange({ setting, value, move }: Extract<SaveDoubt, { kind: 'large' }>) {
  return (
    <div className="flex flex-col gap-3">
      <ValueChange settingKey={setting.key} before={setting.value} after={value} />
      {move.kind === 'fee' && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="text-ink-2">{moveWords.paidOut}</span>
          <BeforeAfter before={formatRate(move.move.before)} after={formatRate(move.move.after)} becomes={becomes} />
          <bdi dir="ltr" className="font-semibold text-notice">
            {shareText(move.move)}
          </bdi>
        </p>
      )}
    </div>
  );
}

function Conflict({ newer, value }: Extract<SaveDoubt, { kind: 'conflict' }>) {
  const isSame = JSON.stringify(newer.value) === JSON.stringify(value);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">{isSame ? words.noDifference : words.newer}</p>
      <ValueChange settingKey={newer.key} before={newer.value} after={value} />
    </div>
  );
}

export interface SaveQuestionProps {
  /** What is asked; null while nothing is. */
  doubt: SaveDoubt | null;
  onAnswer: (answer: Answer) => void;
}

/** Asks before a value takes effect that moves prices far, or that somebody else has overtaken. Saying nothing saves nothing. */
export function SaveQuestion({ doubt, onAnswer }: SaveQuestionProps) {
  // The words stay while the dialog closes.
  const [last, setLast] = useState(doubt);
  if (doubt && doubt !== last) setLast(doubt);
  if (!last) return null;
  const isLarge = last.kind === 'large';
  const large = isLarge && last.move.kind === 'fee' ? words.largeFee : words.largePrice;
  return (
    <ConfirmDialog
      open={doubt !== null}
      tone="negative"
      title={isLarge ? words.largeTitle : words.conflictTitle}
      message={isLarge ? large : last.message}
      confirmLabel={isLarge ? words.save : words.saveMine}
      cancelLabel={isLarge ? words.keepEditing : words.takeNewer}
      onConfirm={() => onAnswer('yes')}
      onCancel={({ reason }) => onAnswer(reason === 'cancel-button' ? 'no' : 'dismissed')}
    >
      {isLarge ? <LargeChange {...last} /> : <Conflict {...last} />}
    </ConfirmDialog>
  );
}
