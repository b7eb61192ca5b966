import { createFakeServer, stats, users, type FakeServer } from '@sarraf/fake-server';
import { radioList, table } from '@sarraf/ui/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { visit, type VisitOptions } from './visit.tsx';

/** Context of a story's play function. */
export type StatisticsStage = Parameters<NonNullable<StoryObj['play']>>[0];
type Statistics = FakeServer['stats'];

/** URL pattern of the statistics request. */
export const STATS = '*/api/stats';
const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2025, 5, 2);

/** Chart data of `count` days up to 2 June 2025: a wave on a slope. */
export const days = (count: number): Statistics['chartData'] =>
  Array.from({ length: count }, (_, index) => {
    const sells = 20 + index * (40 / count) + 12 * Math.sin(index / 5);
    return {
      date: new Date(LAST_DAY - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
      transactions: Math.round(sells),
      users: Math.round(sells * 0.6),
    };
  });

/** Server with a signed-in administrator and 120 days of chart data; `changes` override the statistics. */
export const platform =
  (changes: Partial<Statistics> = {}) =>
  (): FakeServer =>
    createFakeServer({
      people: [{ user: users.admin }],
      signedIn: users.admin,
      stats: { ...stats, chartData: days(120), ...changes },
    });

/** Story that opens the statistics page. */
export const statistics = (begin: () => FakeServer = platform(), query = '', options?: VisitOptions) =>
  visit(`/dashboard/stats${query}`, begin, options);

/** Waits for the chart, whose library is lazy-loaded. */
export const findChart = ({ canvas }: StatisticsStage) =>
  canvas.findByRole('application', { name: 'Transaction Overview' }, { timeout: 15_000 });

/** Waits until a text is visible; its element may be rendered again meanwhile. */
export const sees = ({ canvas }: StatisticsStage, text: string) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { timeout: 15_000 });

/** Metric card with this label. */
export const figureOf = ({ canvas }: StatisticsStage, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).parentElement;

/** Waits until the table with this caption has `count` rows. Resolves to the texts of their cells. */
const rowsOf = ({ canvasElement }: StatisticsStage, caption: string, count: number) =>
  waitFor(
    async () => {
      const rows = await table(canvasElement, caption).rows();
      await expect(rows).toHaveLength(count);
      return rows;
    },
    { timeout: 15_000 },
  );

/** Waits for `count` activities. Resolves to the texts of their cells. */
export const seesRows = (stage: StatisticsStage, count: number) => rowsOf(stage, 'Recent Activities', count);

/** Switches the overview to its table and waits for `count` rows. */
export async function seesDays(stage: StatisticsStage, count: number) {
  const { canvas, canvasElement } = stage;
  const option = await canvas.findByRole('radio', { name: 'Table' });
  await waitFor(() => expect(option).toBeEnabled());
  await radioList(canvasElement, 'Show as').choose('Table');
  return rowsOf(stage, 'Transaction Overview', count);
}
