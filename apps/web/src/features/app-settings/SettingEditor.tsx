import type { Setting } from '@sarraf/api-client';
import { NumberSettingForm } from '@sarraf/forms';
import { NetworksSetting } from './NetworksSetting.tsx';
import { NewerValue } from './NewerValue.tsx';
import { PriceRangesSetting } from './PriceRangesSetting.tsx';
import { ratesIn, settingKind } from './setting-values.ts';
import { useSettingEditor, type EditorProps } from './use-setting-editor.ts';

export interface SettingEditorProps {
  setting: Setting;
  /** Every setting in force. */
  settings: readonly Setting[];
}

function Fields({ settings, ...editor }: EditorProps & Pick<SettingEditorProps, 'settings'>) {
  const kind = settingKind(editor.setting);
  switch (kind) {
    case 'prices':
      return <PriceRangesSetting {...editor} rates={ratesIn(settings)} />;
    case 'networks':
      return <NetworksSetting {...editor} />;
    case 'card': {
      const { save, ...form } = editor;
      return <NumberSettingForm {...form} onSubmit={({ value }) => save(value)} />;
    }
    default:
      return kind satisfies never;
  }
}

/** One setting with an editor of its own, which alone knows what is typed into it and whether somebody else was faster. */
export function SettingEditor({ setting, settings }: SettingEditorProps) {
  const { revision, isNewer, ...editing } = useSettingEditor(setting, settings);
  return (
    // Drawn anew for a newer value, so that nothing typed against the old one is left.
    <NewerValue key={revision} isNewer={isNewer}>
      <Fields {...editing} setting={setting} settings={settings} />
    </NewerValue>
  );
}
