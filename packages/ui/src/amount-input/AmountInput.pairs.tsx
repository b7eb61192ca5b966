import { useState } from 'react';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { AmountInput } from './AmountInput.tsx';

const decimals = (text: string) => text.replace(/[^\d.]/g, '');

export function WithResult() {
  const [value, setValue] = useState('500');
  return (
    <div className="flex flex-col gap-4">
      <AmountInput label="Amount to sell" unit="USDT" value={value} onValueChange={setValue} normalise={decimals} />
      <KeyValueList>
        <LeaderRow label="You’ll Receive" value="Rs. 1,39,227.20" weight="total" tone="positive" />
      </KeyValueList>
    </div>
  );
}

export function InASetting() {
  const [smallest, setSmallest] = useState('10');
  const [largest, setLargest] = useState('100000');
  return (
    <div className="flex flex-col gap-4">
      <AmountInput label="From" unit="USDT" value={smallest} onValueChange={setSmallest} normalise={decimals} />
      <AmountInput label="To" unit="USDT" value={largest} onValueChange={setLargest} normalise={decimals} />
    </div>
  );
}
