import { createFakeServer, FAULT_MESSAGE, scenarios, stats, users, type FakeServer } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { platformStatsMessages as words } from '../features/platform-stats/platform-stats.messages.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Statistics',
  tags: ['!autodocs'],
  // The chart is drawn anew after the window has changed its size.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];
type Statistics = FakeServer['stats'];

const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the statistics of other stories' },
};
const STATS = '*/api/stats';
const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2025, 5, 2);

/** So many days up to the last of the fixtures, in waves on a slope. */
const days = (count: number): Statistics['chartData'] =>
  Array.from({ length: count }, (_, index) => {
    const sells = 20 + index * (40 / count) + 12 * Math.sin(index / 5);
    return {
      date: new Date(LAST_DAY - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
      transactions: Math.round(sells),
      users: Math.round(sells * 0.6),
    };
  });

/** An administrator's platform. */
const platform =
  (changes: Partial<Statistics> = {}) =>
  (): FakeServer =>
    createFakeServer({
      people: [{ user: users.admin }],
      signedIn: users.admin,
      stats: { ...stats, chartData: days(120), ...changes },
    });

const statistics = (begin: () => FakeServer = platform(), query = '', options?: VisitOptions) =>
  visit(`/dashboard/stats${query}`, begin, options);

// The drawing comes with a library of its own.
const drawing = ({ canvas }: Stage) =>
  canvas.findByRole('application', { name: 'Transaction Overview' }, { timeout: 15_000 });

/** A sentence in sight; what shows it may be drawn anew meanwhile. */
const sees = ({ canvas }: Stage, sentence: string) =>
  waitFor(() => expect(canvas.getByText(sentence)).toBeVisible(), { timeout: 15_000 });

const figureOf = ({ canvas }: Stage, label: string) => canvas.getByText(label, { selector: 'dt' }).parentElement;

/** The rows of the activities, without the head, once there are so many. */
async function seesRows({ canvas }: Stage, count: number) {
  const table = await canvas.findByRole('table', { name: 'Recent Activities' }, { timeout: 15_000 });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
  return within(table).getAllByRole('row').slice(1);
}

/** So many days in the table of the overview, once they are there. */
async function seesDays({ canvas, userEvent }: Stage, count: number) {
  const table = await canvas.findByRole('radio', { name: 'Table' });
  await waitFor(() => expect(table).toBeEnabled());
  await userEvent.click(table);
  await waitFor(async () => {
    const shown = await canvas.findByRole('table', { name: 'Transaction Overview' });
    await expect(within(shown).getAllByRole('row')).toHaveLength(count + 1);
  });
}

/** An administrator's home: where the plain address leads. */
export const All: Story = {
  ...visit('/', platform()),
  play: async (stage) => {
    await sees(stage, 'Platform Statistics');
    const rows = await seesRows(stage, 4);
    await expect(figureOf(stage, 'Total Users')).toHaveTextContent('Total Users12896 verified users');
    await expect(figureOf(stage, 'Total Received')).toHaveTextContent('$1,84,250.5≈ 1,84,250.5 USDT74 users received');
    await expect(figureOf(stage, 'Total Sell')).toHaveTextContent('$1,79,900≈ 1,79,900 USDT71 users sold');
    await expect(figureOf(stage, 'Total Deleted')).toHaveTextContent('Rs. 83,550≈ $300');
    await expect(rows[2]).toHaveTextContent(/^Zainab Hussain.*Receive.*\$12\.5.*RECEIVED$/);
    const tones = rows.map((row) => row.querySelector('[data-tone]')?.getAttribute('data-tone'));
    await expect(tones).toEqual(['notice', 'positive', 'positive', 'notice']);
    await drawing(stage);
  },
};

/** The places of everything to come are kept. */
export const Loading: Story = {
  ...statistics(platform(), '', { faults: { getStats: 'hang' } }),
  play: async (stage) => {
    await sees(stage, 'Platform Statistics');
    await expect(stage.canvas.getByText(words.loading)).toBeInTheDocument();
    await expect(stage.canvas.getAllByText(words.loadingFigure)).toHaveLength(4);
  },
};

export const LastWeek: Story = {
  ...statistics(),
  play: async (stage) => {
    await seesRows(stage, 4);
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Period' }), 'week');
    await seesDays(stage, 7);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Chart' }));
    await drawing(stage);
  },
};

/** The figures stay as they are; only the activities are searched. */
export const Searched: Story = {
  ...statistics(),
  play: async (stage) => {
    await seesRows(stage, 4);
    await stage.userEvent.type(stage.canvas.getByRole('textbox', { name: 'Search activities' }), 'bilal');
    const [row] = await seesRows(stage, 1);
    await expect(row).toHaveTextContent('Bilal Ahmed');
    await expect(await stage.canvas.findByText('1 activity found')).toBeInTheDocument();
    await expect(figureOf(stage, 'Total Users')).toHaveTextContent('128');
    await drawing(stage);
  },
};

/** Found in the address: the fields follow it. */
export const NoMatch: Story = {
  ...statistics(platform(), '?dateFilter=month&search=%D8%B9%D8%A7%D8%A6%D8%B4%DB%81'),
  play: async (stage) => {
    await sees(stage, 'عائشہ');
    await expect(stage.canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('month');
    await expect(stage.canvas.getByRole('textbox', { name: 'Search activities' })).toHaveValue('عائشہ');
    await drawing(stage);
  },
};

/** A search given up empties the field too. */
export const SearchCleared: Story = {
  ...NoMatch,
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await NoMatch.play?.(stage);
    const [, clear] = stage.canvas.getAllByRole('button', { name: words.activities.noMatch.clear });
    if (clear) await stage.userEvent.click(clear);
    await seesRows(stage, 4);
    await expect(stage.canvas.getByRole('textbox', { name: 'Search activities' })).toHaveValue('');
    await expect(stage.canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('month');
  },
};

const NOTHING = { totalReceived: 0, totalReceivedUsers: 0, totalSell: 0, totalSellUsers: 0 };

/** The first day: one administrator, nothing sold. A period that nobody knows is all time. */
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
    await sees(stage, words.chart.empty.title);
    await expect(stage.canvas.getByText(words.activities.empty.title)).toBeVisible();
    await expect(figureOf(stage, 'Total Sell')).toHaveTextContent('$0≈ 0 USDT0 users sold');
    await expect(stage.canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
  },
};

/** Beyond a year a point is a month, and its figures the average day. */
export const ManyYears: Story = {
  ...statistics(platform({ chartData: days(2_000) })),
  play: async (stage) => {
    await sees(stage, words.chart.perMonth);
    await drawing(stage);
  },
};

/** Names and words as they come: long, right to left, unknown, missing. */
export const Stress: Story = {
  ...statistics(
    platform({
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
      ],
    }),
  ),
  play: async (stage) => {
    const rows = await seesRows(stage, 4);
    await expect(rows[0]).toHaveTextContent('WAITING FOR MANUAL REVIEW');
    await expect(rows[2]).toHaveTextContent(/^\+92 300 123 4567.*Wallet top up/);
    await expect(rows[3]).toHaveTextContent(/^Anonymous User.*Unknown/);
    await expect(stage.canvasElement.scrollWidth).toBeLessThanOrEqual(stage.canvasElement.clientWidth);
    await drawing(stage);
  },
};

const seesFault = async (stage: Stage, sentence: string) => {
  const { canvas } = stage;
  await sees(stage, sentence);
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(canvas.queryByText('Total Users')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
};

export const Failed: Story = {
  ...statistics(platform(), '', { faults: { getStats: '500-json' } }),
  play: (stage) => seesFault(stage, FAULT_MESSAGE),
};

export const FailedWithoutWords: Story = {
  ...statistics(platform(), '', { faults: { getStats: '500-html' } }),
  play: (stage) => seesFault(stage, 'Failed to load statistics'),
};

const refused = () => HttpResponse.json({ success: false, message: 'Not now.' }, { status: 500 });
const failing = { now: false };

/** What was there is cleared when a reload fails (spec §8), and comes back when it is tried again. */
export const Retried: Story = {
  ...statistics(
    () => {
      failing.now = false;
      return platform()();
    },
    '',
    { handlers: [http.get(STATS, () => (failing.now ? refused() : undefined))] },
  ),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await seesRows(stage, 4);
    failing.now = true;
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Period' }), 'year');
    await seesFault(stage, 'Not now.');
    failing.now = false;
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Retry' }));
    await seesRows(stage, 4);
    await expect(stage.canvas.queryByText('Not now.')).not.toBeInTheDocument();
    await expect(stage.canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('year');
  },
};

const late: { answer: () => void } = { answer: () => {} };

/** The answer to a question nobody asks any more changes nothing. */
export const LateAnswer: Story = {
  ...statistics(platform(), '', {
    handlers: [
      http.get(STATS, ({ request }) => {
        if (!request.url.includes('week')) return undefined;
        return new Promise((resolve) => {
          late.answer = () => resolve(refused());
        });
      }),
    ],
  }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await seesRows(stage, 4);
    const period = stage.canvas.getByRole('combobox', { name: 'Period' });
    await stage.userEvent.selectOptions(period, 'week');
    await expect(await stage.canvas.findAllByText(words.loadingFigure)).toHaveLength(4);
    await stage.userEvent.selectOptions(period, 'month');
    await seesRows(stage, 4);
    late.answer();
    await seesDays(stage, 30);
    await expect(stage.canvas.queryByText('Not now.')).not.toBeInTheDocument();
  },
};

const asked: string[] = [];

/** For a seller there is no such page, and its question is not asked. */
export const NotForSellers: Story = {
  ...statistics(
    () => {
      asked.length = 0;
      return scenarios.seller();
    },
    '',
    { handlers: [http.get(STATS, ({ request }) => void asked.push(request.url))] },
  ),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await sees(stage, 'No page found');
    await expect(asked).toEqual([]);
  },
};
