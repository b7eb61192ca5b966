import type { NewSettingValue, Setting } from '@sarraf/api-client';
import { formatRate } from '@sarraf/domain';
import { BeforeAfter, type ConfirmQuestion } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import type { LargeMove } from './large-moves.ts';
import { shareText } from './move-text.ts';
import { ValueChange } from './ValueChange.tsx';

/** Texts of the question before a large change. */
function largeMoveTexts(move: LargeMove): Pick<ConfirmQuestion, 'title' | 'message' | 'confirmLabel' | 'cancelLabel'> {
  const { ask, pauseAsk } = appSettingsMessages.current;
  switch (move.kind) {
    case 'pause':
      return { ...pauseAsk[move.key][move.act], cancelLabel: pauseAsk.cancel };
    case 'network-pause':
      return {
        ...pauseAsk.network,
        title: pauseAsk.network.title({ names: move.names.join(', ') }),
        cancelLabel: pauseAsk.cancel,
      };
    default: {
      const message = move.kind === 'fee' ? ask.largeFee : ask.largePrice;
      return { title: ask.largeTitle, message, confirmLabel: ask.save, cancelLabel: ask.keepEditing };
    }
  }
}

/** Question before a large change is saved. Dismissing it saves nothing. */
export function largeMoveQuestion(setting: Setting, value: NewSettingValue, move: LargeMove): ConfirmQuestion {
  const { move: messages, becomes } = appSettingsMessages.current;
  return {
    tone: 'negative',
    ...largeMoveTexts(move),
    children: (
      <div className="flex flex-col gap-3">
        <ValueChange settingKey={setting.key} before={setting.value} after={value} />
        {move.kind === 'fee' && (
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="text-ink-2">{messages.paidOut}</span>
            <BeforeAfter before={formatRate(move.move.before)} after={formatRate(move.move.after)} becomes={becomes} />
            <bdi dir="ltr" className="font-semibold text-notice">
              {shareText(move.move)}
            </bdi>
          </p>
        )}
      </div>
    ),
  };
}

/** Question when another administrator saved the setting meanwhile. Dismissing it keeps the saved and the typed value. */
export const conflictQuestion = (newer: Setting, value: NewSettingValue, message: string): ConfirmQuestion => {
  const { ask } = appSettingsMessages.current;
  const isSame = JSON.stringify(newer.value) === JSON.stringify(value);
  return {
    tone: 'negative',
    title: ask.conflictTitle,
    message,
    confirmLabel: ask.saveMine,
    cancelLabel: ask.takeNewer,
    children: (
      <div className="flex flex-col gap-2">
        <p className="text-sm text-ink-2">{isSame ? ask.noDifference : ask.newer}</p>
        <ValueChange settingKey={newer.key} before={newer.value} after={value} />
      </div>
    ),
  };
};
