import type { Setting } from '@sarraf/api-client';
import { isPauseKey, pauseIn } from '@sarraf/domain';
import { NetworksForm, NumberSettingForm, PauseForm, settingTitle } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Notice, PageSection } from '@sarraf/ui';
import { useEffect, useRef } from 'react';
import { appSettingsMessages } from './app-settings.messages.ts';
import { PriceRangesSetting } from './PriceRangesSetting.tsx';
import { isCard, networksIn, ratesIn, settingKind, settingRuns } from './setting-values.ts';
import { StatementColumnsSetting } from './StatementColumnsSetting.tsx';
import { useSettingEditor, type EditorProps } from './use-setting-editor.ts';

export interface SettingEditorsProps {
  /** All settings, in the server's order. */
  settings: readonly Setting[];
}

function Fields({ settings, ...editor }: EditorProps & SettingEditorsProps) {
  const { setting, save, onDirtyChange } = editor;
  const kind = settingKind(setting);
  switch (kind) {
    case 'prices':
      return <PriceRangesSetting {...editor} rates={ratesIn(settings)} />;
    case 'networks':
      return (
        <PageSection
          title={settingTitle(setting.key)}
          description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
        >
          <NetworksForm networks={networksIn(setting.value) ?? []} onSubmit={save} onDirtyChange={onDirtyChange} />
        </PageSection>
      );
    case 'pause': {
      const { key, description } = setting;
      const pause = pauseIn(setting.value);
      if (!pause || !isPauseKey(key)) return null;
      return (
        <PauseForm
          settingKey={key}
          description={description}
          pause={pause}
          onSubmit={save}
          onDirtyChange={onDirtyChange}
        />
      );
    }
    case 'columns':
      return <StatementColumnsSetting setting={setting} />;
    case 'card':
    case 'transfer-limit':
      return (
        <NumberSettingForm setting={setting} onSubmit={({ value }) => save(value)} onDirtyChange={onDirtyChange} />
      );
    default:
      return kind satisfies never;
  }
}

/** Editor of one setting, with the notice that replaces a conflicting edit. */
function SettingEditor({ setting, settings }: SettingEditorsProps & { setting: Setting }) {
  const messages = useMessages(appSettingsMessages);
  const { revision, isNewer, ...editing } = useSettingEditor(setting, settings);
  const frame = useRef<HTMLDivElement>(null);
  // The focused field was unmounted.
  useEffect(() => {
    if (isNewer) frame.current?.focus();
  }, [isNewer, revision]);
  return (
    // Remounted for each newer value, so that no text typed for the old one is left.
    <div key={revision} ref={frame} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
      {isNewer && (
        <Notice tone="info" live="polite">
          {messages.usedNewer}
        </Notice>
      )}
      <Fields {...editing} setting={setting} settings={settings} />
    </div>
  );
}

/** Editors of all settings in the server's order (product.md S14); consecutive cards share a section. */
export function SettingEditors({ settings }: SettingEditorsProps) {
  const messages = useMessages(appSettingsMessages);
  return settingRuns(settings).map(({ kind, settings: run }) => {
    const editors = run.map((setting) => <SettingEditor key={setting.key} setting={setting} settings={settings} />);
    if (!isCard(kind)) return editors;
    const section = {
      card: { title: messages.cards },
      pause: messages.pauses,
      'transfer-limit': messages.transferLimits,
    }[kind];
    return (
      <PageSection key={run[0]?.key} {...section}>
        <div className="grid items-start gap-4 md:grid-cols-2">{editors}</div>
      </PageSection>
    );
  });
}
