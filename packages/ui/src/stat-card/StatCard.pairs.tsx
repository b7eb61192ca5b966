import { StatCard, StatGrid } from './StatCard.tsx';

export const DashForZero = () => (
  <StatGrid>
    <StatCard label="Total Sells" value="-" />
  </StatGrid>
);
