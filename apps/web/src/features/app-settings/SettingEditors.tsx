import type { Setting } from '@sarraf/api-client';
import { PageSection } from '@sarraf/ui';
import { appSettingsMessages as words } from './app-settings.messages.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { settingRuns } from './setting-values.ts';

export interface SettingEditorsProps {
  /** Every setting, in the server's order. */
  settings: readonly Setting[];
}

/** An editor for every setting, in the server's order (product.md S14); small ones that follow each other share a section. */
export function SettingEditors({ settings }: SettingEditorsProps) {
  return settingRuns(settings).map(({ kind, settings: run }) => {
    const editors = run.map((setting) => <SettingEditor key={setting.key} setting={setting} settings={settings} />);
    if (kind !== 'card') return editors;
    return (
      <PageSection key={run[0]?.key} title={words.cards}>
        <div className="grid items-start gap-4 md:grid-cols-2">{editors}</div>
      </PageSection>
    );
  });
}
