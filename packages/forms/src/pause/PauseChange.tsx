import type { PauseReason } from '@sarraf/domain';
import { BeforeAfter } from '@sarraf/ui';
import { adminFormMessages } from '../admin.messages.ts';
import { useMessages } from '../language/index.ts';
import { URDU_FONT } from './PauseReasonFields.tsx';

const REASONS = [
  { lang: 'en', label: 'english' },
  { lang: 'ur', label: 'urdu' },
] as const;

export interface PauseChangeProps {
  /** Reason that sellers read before; null if it was not paused. */
  before: PauseReason | null;
  /** Reason that sellers read after; null if it is not paused. */
  after: PauseReason | null;
}

/**
 * Change of a pause: its beginning or its end, and the reason in both languages, whichever of them the operator reads. With the same values it
 * shows the pause as it is.
 */
export function PauseChange({ before, after }: PauseChangeProps) {
  const { pause: messages, setting } = useMessages(adminFormMessages);
  const state = (reason: PauseReason | null) => (reason ? messages.on : messages.off);
  const isSame = (before === null) === (after === null);
  const text = (lang: 'en' | 'ur', reason: string) => (
    <span lang={lang} dir="auto" className={lang === 'ur' ? URDU_FONT : undefined}>
      {reason}
    </span>
  );
  return (
    <div data-component="PauseChange" className="flex min-w-0 flex-col gap-1 text-sm">
      {isSame ? (
        <p className="font-semibold">{state(after)}</p>
      ) : (
        <BeforeAfter before={state(before)} after={state(after)} becomes={setting.becomes} />
      )}
      {after &&
        REASONS.filter(({ lang }) => after[lang] !== '').map(({ lang, label }) => (
          <p key={lang} className="wrap-anywhere">
            <span className="block text-xs text-ink-3">{messages[label]}</span>
            {before && before[lang] !== after[lang] ? (
              <BeforeAfter
                before={text(lang, before[lang])}
                after={text(lang, after[lang])}
                becomes={setting.becomes}
              />
            ) : (
              <bdi>{text(lang, after[lang])}</bdi>
            )}
          </p>
        ))}
    </div>
  );
}
