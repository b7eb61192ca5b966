import type { NewNetwork, Setting } from '@sarraf/api-client';
import { NetworksForm, settingFacts, type SubmitResult } from '@sarraf/forms';
import { PageSection } from '@sarraf/ui';
import { useSubjectDialog } from '../../shared/dialog-route/index.ts';
import { networksIn } from './setting-values.ts';

export interface NetworksSettingProps {
  setting: Setting;
  onSave: (networks: NewNetwork[]) => Promise<SubmitResult>;
  onDirtyChange: (dirty: boolean) => void;
  /** Asks before what was typed is dropped. */
  confirmDiscard: () => Promise<boolean>;
}

/** The networks a deposit may come over (spec §2). Back closes the question before a deletion. */
export function NetworksSetting({ setting, onSave, onDirtyChange, confirmDiscard }: NetworksSettingProps) {
  const deletion = useSubjectDialog('delete-network');
  return (
    <PageSection
      title={settingFacts(setting.key).title}
      description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
    >
      <NetworksForm
        networks={networksIn(setting.value) ?? []}
        onSubmit={onSave}
        onDirtyChange={onDirtyChange}
        deletion={deletion}
        confirmDiscard={confirmDiscard}
      />
    </PageSection>
  );
}
