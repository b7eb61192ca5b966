import type { NewSettingValue, Setting } from '@sarraf/api-client';
import { NumberSettingForm } from '@sarraf/forms';
import { PageSection } from '@sarraf/ui';
import { useState, type ReactNode } from 'react';
import { useUnsavedWork } from '../../shared/unsaved-work/index.ts';
import { appSettingsMessages as words } from './app-settings.messages.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { NetworksSetting } from './NetworksSetting.tsx';
import { NewerValue } from './NewerValue.tsx';
import { PriceRangesSetting } from './PriceRangesSetting.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { ratesIn, settingRuns } from './setting-values.ts';
import { useQuestion } from './use-question.ts';
import { useSaveSetting, type SaveDoubt } from './use-save-setting.ts';

export interface SettingEditorsProps {
  /** Every setting, in the server's order. */
  settings: readonly Setting[];
}

/** An editor for every setting, in the server's order (spec §2). Whatever is typed and not saved is asked about on leaving. */
export function SettingEditors({ settings }: SettingEditorsProps) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [newerKey, setNewerKey] = useState<string | null>(null);
  const [revisions, setRevisions] = useState<Readonly<Record<string, number>>>({});
  const question = useQuestion<SaveDoubt>('save-setting');
  const discard = useQuestion<true>('discard-setting');
  const confirmDiscard = async () => (await discard.ask(true)) === 'yes';
  useUnsavedWork(dirty.length > 0);
  const onSave = useSaveSetting({
    settings,
    ask: question.ask,
    onNewer: (key) => {
      setNewerKey(key);
      setRevisions((all) => ({ ...all, [key]: (all[key] ?? 0) + 1 }));
    },
  });

  const rates = ratesIn(settings);
  const frame = ({ key }: Setting, editor: ReactNode) => (
    // Drawn anew for a newer value, so that nothing typed against the old one is left.
    <NewerValue key={`${key} ${revisions[key] ?? 0}`} isNewer={newerKey === key}>
      {editor}
    </NewerValue>
  );
  const editing = (setting: Setting) => ({
    setting,
    onDirtyChange: (isDirty: boolean) =>
      setDirty((keys) => [...keys.filter((key) => key !== setting.key), ...(isDirty ? [setting.key] : [])]),
  });
  const saving = (setting: Setting) => (value: NewSettingValue) => {
    setNewerKey(null);
    return onSave(setting, value);
  };

  return (
    <>
      {settingRuns(settings).map(({ kind, settings: run }) => {
        const [first] = run;
        if (!first) return null;
        if (kind === 'prices') {
          const prices = { ...editing(first), rates, confirmDiscard };
          return frame(first, <PriceRangesSetting {...prices} onSave={saving(first)} />);
        }
        if (kind === 'networks') {
          return frame(
            first,
            <NetworksSetting {...editing(first)} confirmDiscard={confirmDiscard} onSave={saving(first)} />,
          );
        }
        return (
          <PageSection key={first.key} title={words.cards}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              {run.map((setting) =>
                frame(
                  setting,
                  <NumberSettingForm {...editing(setting)} onSubmit={({ value }) => saving(setting)(value)} />,
                ),
              )}
            </div>
          </PageSection>
        );
      })}
      <SaveQuestion doubt={question.subject} onAnswer={question.answer} />
      {discard.subject && <DiscardQuestion onAnswer={discard.answer} />}
    </>
  );
}
