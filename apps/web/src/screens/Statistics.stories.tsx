import { createFaultHandler, createHandlers, FAULT_MESSAGE, stats } from '@sarraf/fake-server';
import { radioList, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { platformStatsMessages as messages } from '../features/platform-stats/platform-stats.messages.en.ts';
import {
  days,
  findChart,
  figureOf,
  platform,
  sees,
  seesDays,
  seesRows,
  statistics,
  STATS,
  type StatisticsStage as Stage,
} from './testing/statistics.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Statistics',
  tags: ['!autodocs'],
  // The chart is drawn again after the window has changed its size.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home of an administrator, where `/` redirects to. */
export const All: Story = {
  tags: ['light-phone'],
  ...visit('/', platform()),
  play: async (stage) => {
    await sees(stage, 'Platform Statistics');
    const rows = await seesRows(stage, 4);
    await expect(figureOf(stage, 'Total Users')).toHaveTextContent('Total Users12896 verified users');
    await expect(figureOf(stage, 'Total Received')).toHaveTextContent('$1,84,250.5≈ 1,84,250.5 USDT74 users received');
    await expect(figureOf(stage, 'Total Sell')).toHaveTextContent('$1,79,900≈ 1,79,900 USDT71 users sold');
    await expect(figureOf(stage, 'Total Deleted')).toHaveTextContent('Rs. 83,550≈ $300');
    await expect(rows[2]?.join(' ')).toMatch(/^Zainab Hussain Receive \$12\.5 .*RECEIVED$/);
    const activities = stage.canvas.getByRole('table', { name: 'Recent Activities' });
    const tones = Array.from(activities.querySelectorAll('[data-tone]'), (badge) => badge.getAttribute('data-tone'));
    await expect(tones).toEqual(['notice', 'positive', 'positive', 'notice']);
    await findChart(stage);
  },
};

/** Skeletons of every part of the page. */
export const Loading: Story = {
  ...statistics(platform(), '', { faults: { getStats: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async (stage) => {
    await sees(stage, 'Platform Statistics');
    await expect(stage.canvas.getByText(messages.loading)).toBeInTheDocument();
    await expect(stage.canvas.getAllByText(messages.loadingFigure)).toHaveLength(4);
  },
};

/**
 * Period and search from the address fill the fields. Clearing the search also empties the field. A search filters only the activities; the figures
 * stay.
 */
export const NoMatch: Story = {
  ...statistics(platform(), '?dateFilter=month&search=%D8%B9%D8%A7%D8%A6%D8%B4%DB%81'),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await sees(stage, 'عائشہ');
    const period = canvas.getByRole('combobox', { name: 'Period' });
    await expect(period).toHaveValue('month');
    await expect(canvas.getByRole('textbox', { name: 'Search activities' })).toHaveValue('عائشہ');
    await findChart(stage);

    const [, clear] = canvas.getAllByRole('button', { name: messages.activities.noMatch.clear });
    if (clear) await userEvent.click(clear);
    await seesRows(stage, 4);
    const search = canvas.getByRole('textbox', { name: 'Search activities' });
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('month');

    await userEvent.type(search, 'bilal');
    const [row] = await seesRows(stage, 1);
    await expect(row?.[0]).toBe('Bilal Ahmed');
    await expect(await canvas.findByText('1 activity found')).toBeInTheDocument();
    await expect(figureOf(stage, 'Total Users')).toHaveTextContent('128');
    await findChart(stage);

    await userEvent.clear(search);
    await userEvent.type(search, 'عائشہ');
    await sees(stage, 'عائشہ');
  },
};

const period = ({ canvasElement }: Stage) => select(canvasElement, 'Period');

/**
 * A year has a point for each month, with the figures of its average day; so have many years. A week has its days. Half a year has a point or a row for
 * each week; the unfinished last week is labelled "so far".
 */
export const HalfAYearAsTable: Story = {
  ...statistics(platform({ chartData: days(2_000) })),
  play: async (stage) => {
    const { canvasElement, server } = stage;
    await sees(stage, messages.chart.note.month);
    await findChart(stage);

    await period(stage).choose('year');
    await waitFor(async () =>
      expect(await findChart(stage)).toHaveAccessibleDescription(/^3 Jun 2024 – 2 Jun 2025\. Transactions a day: /),
    );
    await sees(stage, messages.chart.note.month);
    await seesDays(stage, 13);
    await radioList(canvasElement).choose('Chart');
    await findChart(stage);

    await seesRows(stage, 4);
    await period(stage).choose('week');
    await seesDays(stage, 7);
    await radioList(canvasElement).choose('Chart');
    await findChart(stage);

    server.stats = { ...server.stats, chartData: days(184) };
    await period(stage).choose('all');
    await sees(stage, messages.chart.note.week);
    await findChart(stage);
    const weeks = await seesDays(stage, 28);
    await expect(weeks.at(-1)?.[0]).toMatch(/^2 Jun 2025, so far\b/);
  },
};

const NOTHING = { totalReceived: 0, totalReceivedUsers: 0, totalSell: 0, totalSellUsers: 0 };

/** First day of a platform: one administrator, nothing sold. An unknown period in the address is all time. */
export const EmptyPlatform: Story = {
  ...statistics(
    platform({
      metrics: { ...NOTHING, totalUsers: 1, verifiedUsers: 1, totalDeleted: { inr: 0, usdt: 0 } },
      chartData: [{ date: '2025-06-02', transactions: 0, users: 0 }],
      activities: [],
    }),
    '?dateFilter=decade',
  ),
  play: async (stage) => {
    await sees(stage, messages.chart.empty.title);
    await expect(stage.canvas.getByText(messages.activities.empty.title)).toBeVisible();
    await expect(figureOf(stage, 'Total Sell')).toHaveTextContent('$0≈ 0 USDT0 users sold');
    await expect(stage.canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
  },
};

const long = http.get(STATS, () =>
  HttpResponse.json({
    success: true,
    data: {
      ...stats,
      chartData: days(120),
      metrics: {
        totalUsers: 1_048_576,
        verifiedUsers: 999_999,
        totalReceived: 1_234_567_890.123456,
        totalReceivedUsers: 654_321,
        totalSell: 1_234_567_890.123456,
        totalSellUsers: 1,
        totalDeleted: { inr: 12_279_612_345.67, usdt: 43_741_234.95 },
      },
      activities: [
        {
          user: 'Muhammad-Abdurrahman-Siddiqui-Chaudhary-Rajput',
          action: 'sell',
          amount: 100_000,
          date: '2025-06-02T09:40:02Z',
          status: 'waiting_for_manual_review',
        },
        {
          user: 'عائشہ صدیقہ بنت عبدالرحمٰن',
          action: 'receive',
          amount: 0.01,
          date: '2025-06-02T08:02:11Z',
          status: 'Received',
        },
        {
          user: '+923001234567',
          action: 'wallet_top_up',
          amount: 12.5,
          date: '2025-06-01 19:26:48',
          status: 'COMPLETED',
        },
        { user: ' ', action: 'sell', amount: 240, date: 'yesterday', status: 'success' },
        { ...stats.activities[1], amount: 'many' },
      ],
    },
  }),
);

/** Long, right-to-left, unknown and missing values. An activity that cannot be parsed hides none of the others, and a note counts it. */
export const Stress: Story = {
  ...statistics(platform(), '', { handlers: [long] }),
  play: async (stage) => {
    const rows = await seesRows(stage, 4);
    await expect(rows[0]?.at(-1)).toBe('WAITING FOR MANUAL REVIEW');
    await expect(rows[2]?.slice(0, 2)).toEqual(['+92 300 123 4567', 'Wallet top up']);
    await expect(rows[3]?.join(' ')).toMatch(/^Anonymous User .*Unknown/);
    await sees(stage, messages.activities.notShown({ n: 1 }));
    await expect(stage.canvasElement.scrollWidth).toBeLessThanOrEqual(stage.canvasElement.clientWidth);
    await findChart(stage);
  },
};

const seesFault = async (stage: Stage, message: string) => {
  const { canvas } = stage;
  await sees(stage, message);
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(canvas.queryByText('Total Users')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
};
const refused = () => HttpResponse.json({ success: false, message: 'Not now.' }, { status: 500 });

/**
 * A failed call clears the statistics, also those of another period (product.md S15); a successful retry shows them. A late answer of an earlier filter
 * changes nothing.
 */
export const Failed: Story = {
  ...statistics(platform(), '', { faults: { getStats: '500-json' } }),
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    const retry = async () => {
      msw.use(...createHandlers(server));
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await seesRows(stage, 4);
    };
    await seesFault(stage, FAULT_MESSAGE);
    await retry();

    const late = { answer: () => {} };
    msw.use(
      http.get(STATS, ({ request }) => {
        if (!request.url.includes('week')) return undefined;
        return new Promise((resolve) => {
          late.answer = () => resolve(refused());
        });
      }),
    );
    await period(stage).choose('week');
    await expect(await canvas.findAllByText(messages.loadingFigure)).toHaveLength(4);
    await period(stage).choose('month');
    await seesRows(stage, 4);
    late.answer();
    await seesDays(stage, 30);
    await expect(canvas.queryByText('Not now.')).not.toBeInTheDocument();

    msw.use(http.get(STATS, refused));
    await period(stage).choose('year');
    await seesFault(stage, 'Not now.');
    await retry();
    await expect(canvas.queryByText('Not now.')).not.toBeInTheDocument();
    await expect(await period(stage).value()).toBe('year');

    msw.use(createFaultHandler(server, 'getStats', '500-html'));
    await period(stage).choose('all');
    await seesFault(stage, 'Failed to load statistics');
  },
};
