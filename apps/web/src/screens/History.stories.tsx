import { createHandlers, makeHistory, orders, scenarios } from '@sarraf/fake-server';
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

export const Loading: Story = {
  ...history(scenarios.seller, { faults: { getHistory: 'hang' } }),
  parameters: { visual: { skeleton: true } },
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

const SECOND_PAGE = '*/api/history/2/10';
const secondFails = http.post(SECOND_PAGE, () => HttpResponse.json({ success: false, message: '' }, { status: 500 }));

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

/**
 * The first page could not be loaded, and then the next one. In the first row the server's status is still pending, but the time has run out
 * (product.md R20).
 */
export const FailedNext: Story = {
  ...history(sellerWith(waiting(30, { receivedAmount: 120, exception: 'under' }), ...makeHistory(12)), {
    faults: { getHistory: '500-html' },
  }),
  parameters: { logs: [HISTORY_FAULT] },
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    await expect(await canvas.findByText(messages.failed.title)).toBeVisible();
    await expect(canvas.getByText('Something went wrong, please try again!')).toBeVisible();
    const retry = canvas.getByRole('button', { name: messages.failed.retry });
    await expect(retry).toBeEnabled();
    msw.use(secondFails, ...createHandlers(server));
    await userEvent.click(retry);
    await expect((await rowsOf(stage))[0]).toHaveTextContent('Failed');
    await expect(canvas.queryByText('Pending')).not.toBeInTheDocument();
    await sees10AndFault(stage);
  },
};

/**
 * Hundreds of orders: pages load as the end comes into view, one of them at the second try; few rows are rendered, and the focused row always is. A new
 * order is added in front when the window gets the focus, and no row occurs twice.
 */
export const Long: Story = {
  ...history(sellerWith(...makeHistory(60)), { handlers: [secondFails] }),
  parameters: { ...RENDERED_ON_SCROLL, logs: [HISTORY_FAULT] },
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    await sees10AndFault(stage);
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: messages.failed.retry }));
    await waitFor(async () => expect(await rowPositions(stage)).toContain(12));
    await expect(canvas.queryByText(messages.failed.more)).not.toBeInTheDocument();

    window.scrollTo(0, 0);
    await waitFor(async () => expect((await rowPositions(stage))[0]).toBe(1));
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

    server.orders.unshift(waiting(1));
    await waitFor(
      async () => {
        window.dispatchEvent(new Event('visibilitychange'));
        await expect(canvas.getByRole('button', { name: /Pending/ })).toBeVisible();
      },
      { timeout: 15_000 },
    );
    const withNew = await rowPositions(stage);
    await expect(new Set(withNew).size).toBe(withNew.length);
    await expect(canvas.getAllByRole('button', { name: /Pending/ })).toHaveLength(1);
  },
};

const strange = http.post('*/api/history/1/10', () => {
  const [first, second, third] = makeHistory(3);
  const { completed, deleted } = orders;
  const read = [first, { ...second, quantity: 'many' }, { created_ts: 7 }, third];
  return HttpResponse.json({ success: true, data: [...read, { ...completed, user_id: bilal }, deleted] });
});

/**
 * Administrators see the owner of each order, and deleted orders. Orders that do not match the contract have a row each, and hide no other order.
 */
export const Admin: Story = {
  ...history(everybody, { handlers: [strange] }),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText(messages.deleted)).toBeVisible();
    const owner = canvas.getByRole('link', { name: 'Profile of Bilal Ahmed +92 321 456 7890' });
    await expect(owner).toHaveAttribute('href', `/dashboard/profile/${bilal._id}`);

    const rows = await rowsOf(stage);
    await expect(rows).toHaveLength(6);
    const [, odd, nameless] = rows;
    await expect(odd).toHaveTextContent(messages.unreadable.title);
    await expect(odd).toHaveTextContent(messages.unreadable.supportText({ orderId: makeHistory(3)[1]?._id ?? '' }));
    await expect(nameless).toHaveTextContent(messages.unreadable.title);
    await expect(canvas.getAllByRole('link', { name: /24\/7 support/ })).toHaveLength(2);
    // Unreadable rows have no button.
    await expect(canvas.getAllByRole('button', { name: /Rs\./ })).toHaveLength(4);
  },
};
