import { useState } from 'react';
import { RadioList } from './RadioList.tsx';

const ACCOUNTS = [
  { value: 'a', title: 'NayaPay', detail: 'Ayesha Khan · ••••4567' },
  { value: 'b', title: 'Meezan Bank', detail: 'Ayesha Khan · ••••9012', disabled: true },
];

export function DisabledWithoutReason() {
  const [value, setValue] = useState('a');
  return <RadioList legend="Receive in" options={ACCOUNTS} value={value} onValueChange={setValue} />;
}
