export { LineChart, type LineChartProps, type LineChartWords } from './LineChart.tsx';
export type { ChartView, FormatValue, LinePoint, PointValues } from './line-point.ts';
