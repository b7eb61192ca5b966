import { NetworksForm, settingFacts } from '@sarraf/forms';
import { PageSection } from '@sarraf/ui';
import { networksIn } from './setting-values.ts';
import type { EditorProps } from './use-setting-editor.ts';

/** The networks a deposit may come over (product.md S14). */
export function NetworksSetting({ setting, save, onDirtyChange }: EditorProps) {
  return (
    <PageSection
      title={settingFacts(setting.key).title}
      description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
    >
      <NetworksForm networks={networksIn(setting.value) ?? []} onSubmit={save} onDirtyChange={onDirtyChange} />
    </PageSection>
  );
}
