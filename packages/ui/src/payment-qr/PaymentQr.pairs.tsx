import { AddressText } from '../address-text/AddressText.tsx';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { CopyField } from '../copy-field/CopyField.tsx';
import { PaymentQr } from './PaymentQr.tsx';

const ADDRESS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
const CODE = `${ADDRESS}?amount=500`;

export const WithTheAddress = () => (
  <div className="flex flex-col items-center gap-5">
    <PaymentQr value={CODE} label="QR code of the TRC20 deposit address" />
    <CopyField
      label="Deposit address"
      value={ADDRESS}
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Not copied"
      accessibleLabel="Copy deposit address"
      className="w-full"
    >
      <AddressText value={ADDRESS} />
    </CopyField>
  </div>
);

export const ColouredWithAMark = () => (
  <div className="relative mx-auto w-fit">
    <PaymentQr value={CODE} label="QR code in the colours of the brand" className="bg-brand-soft! text-brand!" />
    <span className="absolute inset-0 grid place-items-center">
      <BrandMark size="lg" />
    </span>
  </div>
);
