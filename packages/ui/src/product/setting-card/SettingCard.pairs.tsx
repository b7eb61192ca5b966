import { SettingCard } from './SettingCard.tsx';
import { SettingEditButton } from './SettingEditButton.tsx';
import { SettingValue } from './SettingValue.tsx';

export const InputLost = () => (
  <SettingCard
    title="Platform fee"
    description="The share of every sale that the platform keeps."
    note={<span className="text-negative">Failed to update setting</span>}
  >
    <SettingValue range="Range: 0 - 1" action={<SettingEditButton>Edit</SettingEditButton>}>
      0.01
    </SettingValue>
  </SettingCard>
);
