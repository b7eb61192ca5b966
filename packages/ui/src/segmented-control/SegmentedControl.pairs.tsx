import { SegmentedControl } from './SegmentedControl.tsx';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

export const NothingChosen = () => (
  <SegmentedControl legend="Period" options={PERIODS} value="" onValueChange={() => {}} />
);
