export { RangeLine, type RangeLane, type RangeLineProps } from './RangeLine.tsx';
