import { makeHistory, orders, scenarios } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { historyMessages as messages } from '../features/history/history.messages.en.ts';
import { HISTORY_FAULT } from '../features/history/use-history.ts';
import {
  bilal,
  RENDERED_ON_SCROLL,
  everybody,
  history,
  type HistoryStage as Stage,
  rowPositions,
  rowsOf,
  SAME_AS_FEW,
  sellerWith,
  waiting,
} from './testing/history.ts';

const meta = {
  title: 'Screens/History',
  tags: ['!autodocs'],
  // Chromatic resizes the window first; rows are measured after that.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...history(scenarios.seller, { faults: { getHistory: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...history(scenarios.emptySeller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.empty.sell })).toBeVisible();
  },
};

/** One order per status and kind. A seller sees no owner and no deleted orders. */
export const Few: Story = {
  tags: ['light-phone'],
  ...history(scenarios.resuming),
  play: async (stage) => {
    const rows = await rowsOf(stage);
    await expect(rows).toHaveLength(9);
    await expect(rows[0]).toHaveTextContent('Rs. 1,37,857.5Pending500 USDT at Rs. 278.5');
    await expect(rows[0]).toHaveAttribute('aria-setsize', '9');
    await expect(stage.canvas.queryByText(messages.deleted)).not.toBeInTheDocument();
    await expect(stage.canvas.queryByRole('link', { name: /Profile of/ })).not.toBeInTheDocument();
  },
};

/** Hundreds of orders: pages load as the end comes into view, few rows are rendered, and the focused row always is. */
export const Long: Story = {
  ...history(sellerWith(...makeHistory(60))),
  parameters: RENDERED_ON_SCROLL,
  play: async (stage) => {
    const first = (await rowsOf(stage))[0]?.querySelector('button');
    first?.focus();
    await waitFor(
      async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(await rowPositions(stage)).toContain(60);
      },
      { timeout: 20_000 },
    );
    const positions = await rowPositions(stage);
    await expect(new Set(positions).size).toBe(positions.length);
    await expect(positions.length).toBeLessThan(45);
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
    await waitFor(async () => expect((await rowPositions(stage)).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]));
  },
};

export const FailedFirst: Story = {
  ...history(scenarios.seller, { faults: { getHistory: '500-html' } }),
  parameters: { logs: [HISTORY_FAULT] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failed.title)).toBeVisible();
    await expect(canvas.getByText('Something went wrong, please try again!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.failed.retry })).toBeEnabled();
  },
};

const strange = http.post('*/api/history/1/10', () => {
  const [first, second, third] = makeHistory(3);
  return HttpResponse.json({ success: true, data: [first, { ...second, quantity: 'many' }, { created_ts: 7 }, third] });
});

/** Orders that do not match the contract have a row each, and hide no other order. */
export const Unreadable: Story = {
  ...history(scenarios.seller, { handlers: [strange] }),
  play: async (stage) => {
    const rows = await rowsOf(stage);
    await expect(rows).toHaveLength(4);
    const [, odd, nameless] = rows;
    await expect(odd).toHaveTextContent(messages.unreadable.title);
    await expect(odd).toHaveTextContent(messages.unreadable.supportText({ orderId: makeHistory(3)[1]?._id ?? '' }));
    await expect(nameless).toHaveTextContent(messages.unreadable.title);
    await expect(stage.canvas.getAllByRole('link', { name: /24\/7 support/ })).toHaveLength(2);
    // Unreadable rows have no button.
    await expect(stage.canvas.getAllByRole('button', { name: /Rs\./ })).toHaveLength(2);
  },
};

const SECOND_PAGE = '*/api/history/2/10';
const fail = () => HttpResponse.json({ success: false, message: '' }, { status: 500 });

/** Ten rows are loaded and the next page failed: the rows stay, with an error below them. */
async function sees10AndFault(stage: Stage) {
  await rowsOf(stage);
  await waitFor(
    async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(stage.canvas.getByText(messages.failed.more)).toBeVisible();
    },
    { timeout: 15_000 },
  );
  await expect((await rowPositions(stage)).at(-1)).toBe(10);
}

export const FailedNext: Story = {
  ...history(sellerWith(...makeHistory(12)), { handlers: [http.post(SECOND_PAGE, fail)] }),
  parameters: { logs: [HISTORY_FAULT] },
  play: sees10AndFault,
};

let hasFailed = false;

export const RetriedNext: Story = {
  ...history(
    () => {
      hasFailed = false;
      return sellerWith(...makeHistory(12))();
    },
    {
      handlers: [
        http.post(SECOND_PAGE, () => {
          if (hasFailed) return undefined;
          hasFailed = true;
          return fail();
        }),
      ],
    },
  ),
  parameters: { ...SAME_AS_FEW, logs: [HISTORY_FAULT] },
  play: async (stage) => {
    await sees10AndFault(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: messages.failed.retry }));
    await waitFor(async () => expect((await rowPositions(stage)).at(-1)).toBe(12));
    await expect(stage.canvas.queryByText(messages.failed.more)).not.toBeInTheDocument();
  },
};

/** A new order is added in front when the window gets the focus, and no row occurs twice. */
export const NewOrder: Story = {
  ...history(sellerWith(...makeHistory(10))),
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    await expect(await rowsOf(stage)).not.toHaveLength(0);
    stage.server.orders.unshift(waiting(1));
    await waitFor(
      async () => {
        window.dispatchEvent(new Event('visibilitychange'));
        await expect(stage.canvas.getByRole('button', { name: /Pending/ })).toBeVisible();
      },
      { timeout: 15_000 },
    );
    const positions = await rowPositions(stage);
    await expect(new Set(positions).size).toBe(positions.length);
    await expect(stage.canvas.getAllByRole('button', { name: /Pending/ })).toHaveLength(1);
  },
};

/** Administrators see the owner of each order, and deleted orders. */
export const Admin: Story = {
  ...history(everybody),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(messages.deleted)).toBeVisible();
    const owner = stage.canvas.getByRole('link', { name: 'Profile of Bilal Ahmed +92 321 456 7890' });
    await expect(owner).toHaveAttribute('href', `/dashboard/profile/${bilal._id}`);
  },
};

/** The server's status is still pending, but the time has run out (product.md R20). */
export const ExpiredPending: Story = {
  ...history(sellerWith(waiting(30, { receivedAmount: 120, exception: 'under' }), orders.completed)),
  play: async (stage) => {
    await expect((await rowsOf(stage))[0]).toHaveTextContent('Failed');
    await expect(stage.canvas.queryByText('Pending')).not.toBeInTheDocument();
  },
};
