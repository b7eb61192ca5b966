import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { useState } from 'react';
import type { Messages } from './messages.ts';

/** Our rate and the market's, by day. */
const RATES: readonly (readonly [day: string, ours: number, market: number])[] = [
  ['2026-11-17', 277.9, 279.1],
  ['2026-11-18', 278.2, 279.4],
  ['2026-11-19', 278.1, 279.0],
  ['2026-11-20', 278.6, 279.6],
  ['2026-11-21', 278.45, 279.5],
];

/** Rates of the last days, as a chart or a table. */
export function RateChart({ messages }: { messages: Messages }) {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <LineChart
      title={messages.chart}
      series={[messages.ourRate, messages.marketRate]}
      points={RATES.map(([day, ours, market]) => ({ id: day, label: day, values: [ours, market] }))}
      view={view}
      onViewChange={setView}
      empty={messages.noRates}
      words={messages.chartWords}
    />
  );
}
