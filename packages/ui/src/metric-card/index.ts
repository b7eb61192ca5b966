export { MetricCard, MetricGrid, type MetricCardProps } from './MetricCard.tsx';
