import { MetricCard, MetricGrid } from './MetricCard.tsx';

export const ColouredFigure = () => (
  <MetricGrid>
    <MetricCard label="Total Received" figure="Rs. 1,35,31,02,340" className="**:data-[part=figure]:text-brand" />
  </MetricGrid>
);
