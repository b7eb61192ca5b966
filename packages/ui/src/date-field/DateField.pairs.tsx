import { useState } from 'react';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { DateField } from './DateField.tsx';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

export function PeriodAsSegments() {
  const [value, setValue] = useState('month');
  return <SegmentedControl legend="Period" options={PERIODS} value={value} onValueChange={setValue} />;
}

export const PeriodAsDates = () => (
  <div className="flex flex-col gap-4">
    <DateField label="From" />
    <DateField label="To" />
  </div>
);
