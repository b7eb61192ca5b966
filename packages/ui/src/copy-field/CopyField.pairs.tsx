import { CopyField } from './CopyField.tsx';

const ADDRESS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';

export const AddressAsText = () => (
  <CopyField
    label="Deposit address"
    value={ADDRESS}
    copyLabel="Copy"
    copiedLabel="Copied"
    failedLabel="Not copied"
    accessibleLabel="Copy deposit address"
  />
);
