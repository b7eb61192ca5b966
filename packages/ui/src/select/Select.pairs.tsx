import { Select } from './Select.tsx';

const CHANNELS = [
  { value: 'sms', label: 'SMS' },
  { value: 'whatsapp', label: 'WhatsApp' },
];

export const TwoOptions = () => <Select label="Send the code by" options={CHANNELS} />;
