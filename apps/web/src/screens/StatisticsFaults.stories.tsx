import { FAULT_MESSAGE, scenarios, stats } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { platformStatsMessages as messages } from '../features/platform-stats/platform-stats.messages.en.ts';
import {
  platform,
  SAME_AS_OTHERS,
  sees,
  seesDays,
  seesRows,
  statistics,
  STATS,
  type StatisticsStage as Stage,
} from './testing/statistics.ts';

// The other stories of this title are in `Statistics.stories.tsx`.
const meta = {
  title: 'Screens/Statistics',
  tags: ['!autodocs'],
  // The chart is drawn again after the window has changed its size.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const seesFault = async (stage: Stage, message: string) => {
  const { canvas } = stage;
  await sees(stage, message);
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

const strange = http.get(STATS, () => {
  const [first, second] = stats.activities;
  return HttpResponse.json({ success: true, data: { ...stats, activities: [first, { ...second, amount: 'many' }] } });
});

/** An activity that cannot be parsed hides none of the others, and a note counts it. */
export const Unreadable: Story = {
  ...statistics(platform(), '', { handlers: [strange] }),
  play: (stage) => sees(stage, messages.activities.notShown({ n: 1 })),
};

const refused = () => HttpResponse.json({ success: false, message: 'Not now.' }, { status: 500 });
const failing = { now: false };

/** A failed refetch clears the statistics (product.md S15); a successful retry shows them again. */
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
    await select(stage.canvasElement, 'Period').choose('year');
    await seesFault(stage, 'Not now.');
    failing.now = false;
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Retry' }));
    await seesRows(stage, 4);
    await expect(stage.canvas.queryByText('Not now.')).not.toBeInTheDocument();
    await expect(await select(stage.canvasElement, 'Period').value()).toBe('year');
  },
};

const late: { answer: () => void } = { answer: () => {} };

/** A late answer of an earlier filter changes nothing. */
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
    const period = select(stage.canvasElement, 'Period');
    await period.choose('week');
    await expect(await stage.canvas.findAllByText(messages.loadingFigure)).toHaveLength(4);
    await period.choose('month');
    await seesRows(stage, 4);
    late.answer();
    await seesDays(stage, 30);
    await expect(stage.canvas.queryByText('Not now.')).not.toBeInTheDocument();
  },
};

const asked: string[] = [];

/** A seller gets "No page found", and the statistics are not requested. */
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
