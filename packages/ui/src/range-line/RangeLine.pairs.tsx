import { RangeLine, type RangeLane } from './RangeLine.tsx';

const FIRST: RangeLane = {
  id: '1',
  kind: 'span',
  from: 1,
  to: 250,
  label: 'Range 1',
  detail: '1 to 250',
  figure: 'Rs. 279.90',
};
const GAP: RangeLane = {
  id: 'gap',
  kind: 'gap',
  from: 250,
  to: 300,
  label: 'Gap',
  detail: '250 to 300 has no price',
};
const SECOND: RangeLane = {
  id: '2',
  kind: 'span',
  from: 300,
  to: null,
  label: 'Range 2',
  detail: 'from 300',
  figure: 'Rs. 281.20',
};

export const GapAsARow = () => <RangeLine label="Prices with their gap" lanes={[FIRST, GAP, SECOND]} step={0.000001} />;

export const GapLeftOut = () => <RangeLine label="Prices without their gap" lanes={[FIRST, SECOND]} step={0.000001} />;
