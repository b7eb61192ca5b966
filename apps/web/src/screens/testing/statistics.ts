import { createFakeServer, stats, users, type FakeServer } from '@sarraf/fake-server';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { visit, type VisitOptions } from './visit.tsx';

/** What a play of a story is given. */
export type StatisticsStage = Parameters<NonNullable<StoryObj['play']>>[0];
type Statistics = FakeServer['stats'];

/** Why a story has no screenshot of its own. */
export const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the statistics of other stories' },
};
/** The call of the page. */
export const STATS = '*/api/stats';
const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2025, 5, 2);

/** So many days up to the last of the fixtures, in waves on a slope. */
export const days = (count: number): Statistics['chartData'] =>
  Array.from({ length: count }, (_, index) => {
    const sells = 20 + index * (40 / count) + 12 * Math.sin(index / 5);
    return {
      date: new Date(LAST_DAY - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
      transactions: Math.round(sells),
      users: Math.round(sells * 0.6),
    };
  });

/** An administrator's platform. */
export const platform =
  (changes: Partial<Statistics> = {}) =>
  (): FakeServer =>
    createFakeServer({
      people: [{ user: users.admin }],
      signedIn: users.admin,
      stats: { ...stats, chartData: days(120), ...changes },
    });

/** A visit of the page. */
export const statistics = (begin: () => FakeServer = platform(), query = '', options?: VisitOptions) =>
  visit(`/dashboard/stats${query}`, begin, options);

/** The chart, whose library comes late. */
export const drawing = ({ canvas }: StatisticsStage) =>
  canvas.findByRole('application', { name: 'Transaction Overview' }, { timeout: 15_000 });

/** A sentence in sight; what shows it may be drawn anew meanwhile. */
export const sees = ({ canvas }: StatisticsStage, sentence: string) =>
  waitFor(() => expect(canvas.getByText(sentence)).toBeVisible(), { timeout: 15_000 });

/** The figure with this word. */
export const figureOf = ({ canvas }: StatisticsStage, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).parentElement;

/** The rows of the activities, without the head, once there are so many. */
export async function seesRows({ canvas }: StatisticsStage, count: number) {
  const table = await canvas.findByRole('table', { name: 'Recent Activities' }, { timeout: 15_000 });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
  return within(table).getAllByRole('row').slice(1);
}

/** So many days in the table of the overview, once they are there. */
export async function seesDays({ canvas, userEvent }: StatisticsStage, count: number) {
  const table = await canvas.findByRole('radio', { name: 'Table' });
  await waitFor(() => expect(table).toBeEnabled());
  await userEvent.click(table);
  await waitFor(async () => {
    const shown = await canvas.findByRole('table', { name: 'Transaction Overview' });
    await expect(within(shown).getAllByRole('row')).toHaveLength(count + 1);
  });
}
