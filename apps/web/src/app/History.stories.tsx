import type { Order } from '@sarraf/api-client';
import {
  createFakeServer,
  makeHistory,
  makeOrder,
  orders,
  scenarios,
  users,
  type FakeServer,
} from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages as words } from '../features/history/history.messages.ts';
import { HISTORY_FAULT } from '../features/history/use-history.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/History',
  tags: ['!autodocs'],
  // Rows are measured after the window has changed its size.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** Which rows are drawn beyond the window is a matter of when one looks. */
const DRAWN_AS_NEEDED = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'draws its rows as they are needed' },
};
const SAME_AS_FEW = { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the rows of other stories' } };
const history = (begin: () => FakeServer, options?: VisitOptions) => visit('/dashboard/history', begin, options);

/** A seller with these orders. */
const sellerWith =
  (...past: readonly Order[]) =>
  (): FakeServer =>
    createFakeServer({ people: [{ user: users.seller }], signedIn: users.seller, orders: [...past] });

/** An order that has waited for so many minutes; with a part paid, the server calls it pending to the end. */
const waiting = (minutes: number, changes: Partial<Order> = {}): Order =>
  makeOrder({ created_ts: new Date(Date.now() - minutes * 60_000).toISOString(), ...changes });

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Lets so many minutes pass at once, where the story's clock can be turned. */
    turnClock: (minutes: number) => void;
  }
}

/** A story whose clock can be turned on. Set by hand, as a spy of Storybook asks the clock for the time of each call. */
const turningClock = (story: ReturnType<typeof history>) => ({
  ...story,
  beforeEach: (context: Parameters<typeof story.beforeEach>[0] & Pick<Stage, 'turnClock'>) => {
    const leave = story.beforeEach(context);
    const { now } = Date;
    context.turnClock = (minutes) => {
      Date.now = () => now.call(Date) + minutes * 60_000;
    };
    return () => {
      Date.now = now;
      leave();
    };
  },
});

/** The rows drawn; the menus beside them are lists too. */
async function rowsOf({ canvas }: Pick<Stage, 'canvas'>) {
  const list = await canvas.findByRole('list', { name: /transactions/i }, { timeout: 15_000 });
  return within(list).findAllByRole('listitem');
}

/** Where the rows drawn stand in the list, from 1. */
const places = async (stage: Pick<Stage, 'canvas'>) =>
  (await rowsOf(stage)).map((row) => Number(row.getAttribute('aria-posinset')));

export const Loading: Story = {
  ...history(scenarios.seller, { faults: { getHistory: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.loading)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...history(scenarios.emptySeller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.empty.sell })).toBeVisible();
  },
};

/** One order a status and kind; a seller sees no owner, and nothing that was withdrawn. */
export const Few: Story = {
  ...history(scenarios.resuming),
  play: async (stage) => {
    const rows = await rowsOf(stage);
    await expect(rows).toHaveLength(9);
    await expect(rows[0]).toHaveTextContent('Rs. 1,37,857.5Pending500 USDT at Rs. 278.5');
    await expect(rows[0]).toHaveAttribute('aria-setsize', '9');
    await expect(stage.canvas.queryByText(words.deleted)).not.toBeInTheDocument();
    await expect(stage.canvas.queryByRole('link', { name: /Profile of/ })).not.toBeInTheDocument();
  },
};

/** Hundreds of orders: pages follow as the end comes into view, few rows are drawn, and the one with the focus always is. */
export const Long: Story = {
  ...history(sellerWith(...makeHistory(60))),
  parameters: DRAWN_AS_NEEDED,
  play: async (stage) => {
    const first = (await rowsOf(stage))[0]?.querySelector('button');
    first?.focus();
    await waitFor(
      async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(await places(stage)).toContain(60);
      },
      { timeout: 20_000 },
    );
    const drawn = await places(stage);
    await expect(new Set(drawn).size).toBe(drawn.length);
    await expect(drawn.length).toBeLessThan(45);
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
    await waitFor(async () => expect((await places(stage)).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]));
  },
};

export const FailedFirst: Story = {
  ...history(scenarios.seller, { faults: { getHistory: '500-html' }, logs: [HISTORY_FAULT] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.failed.title)).toBeVisible();
    await expect(canvas.getByText('Something went wrong, please try again!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.failed.retry })).toBeEnabled();
  },
};

const SECOND_PAGE = '*/api/history/2/10';
const fail = () => HttpResponse.json({ success: false, message: '' }, { status: 500 });

/** Ten rows are there, the eleventh did not come: they stay, and the rest is asked for in its place. */
async function sees10AndFault(stage: Stage) {
  await rowsOf(stage);
  await waitFor(
    async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(stage.canvas.getByText(words.failed.more)).toBeVisible();
    },
    { timeout: 15_000 },
  );
  await expect((await places(stage)).at(-1)).toBe(10);
}

export const FailedNext: Story = {
  ...history(sellerWith(...makeHistory(12)), { handlers: [http.post(SECOND_PAGE, fail)], logs: [HISTORY_FAULT] }),
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
      logs: [HISTORY_FAULT],
    },
  ),
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    await sees10AndFault(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: words.failed.retry }));
    await waitFor(async () => expect((await places(stage)).at(-1)).toBe(12));
    await expect(stage.canvas.queryByText(words.failed.more)).not.toBeInTheDocument();
  },
};

/** An order made meanwhile stands in front once the page is looked at again, and no row is told twice. */
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
    const drawn = await places(stage);
    await expect(new Set(drawn).size).toBe(drawn.length);
    await expect(stage.canvas.getAllByRole('button', { name: /Pending/ })).toHaveLength(1);
  },
};

const bilal = { _id: '665f1b2c9d3e4a0012ab0002', name: 'Bilal Ahmed', mobile: '+923214567890' };
const everybody = (): FakeServer =>
  createFakeServer({
    people: [{ user: users.seller }, { user: users.discounted }, { user: users.admin }],
    signedIn: users.admin,
    orders: [orders.deleted, ...makeHistory(4), { ...orders.completed, user_id: bilal }],
  });

/** Administrators see whose each order is, and those withdrawn from the books. */
export const Admin: Story = {
  ...history(everybody),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(words.deleted)).toBeVisible();
    const owner = stage.canvas.getByRole('link', { name: 'Profile of Bilal Ahmed +92 321 456 7890' });
    await expect(owner).toHaveAttribute('href', `/dashboard/profile/${bilal._id}`);
  },
};

/** The server still calls it pending; its time is over all the same (spec §4). */
export const ExpiredPending: Story = {
  ...history(sellerWith(waiting(30, { receivedAmount: 120, exception: 'under' }), orders.completed)),
  play: async (stage) => {
    await expect((await rowsOf(stage))[0]).toHaveTextContent('Failed');
    await expect(stage.canvas.queryByText('Pending')).not.toBeInTheDocument();
  },
};

/** Opens the first row; its dialog fades in. */
async function openFirst(stage: Stage) {
  const [row] = await rowsOf(stage);
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: words.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The details of one order, which tell these things. */
const details = (begin: () => FakeServer, ...sentences: (string | RegExp)[]): Story => ({
  ...history(begin),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    for (const sentence of sentences) await expect((await dialog.findAllByText(sentence))[0]).toBeInTheDocument();
  },
});

const { amounts } = words.details;

export const DetailsPending = details(
  () => sellerWith(waiting(1))(),
  'Pending',
  /^Expires in/,
  amounts.own.due,
  words.details.showQr,
);
export const DetailsInProcess = details(sellerWith(orders.inProcess), 'In process', '7 of 19');
export const DetailsCompleted = details(sellerWith(orders.completed), 'UTR2505301408117', amounts.own.done);
export const DetailsSuccess = details(sellerWith(orders.success), 'Success', 'Raast');
export const DetailsCancelled = details(sellerWith(orders.cancelled), 'Cancelled');
export const DetailsFailed = details(sellerWith(orders.failed), 'Failed');
export const DetailsTimeout = details(sellerWith(orders.timeout), 'Timeout');
export const DetailsUnknown = details(sellerWith(orders.unknown), 'On hold', 'AWAITING BANK REPLY');
export const DetailsReceived = details(sellerWith(orders.received), amounts.credited, words.exceptions.late);
export const DetailsDeleted = details(
  () => {
    const server = everybody();
    server.orders = server.orders.filter(({ deleted }) => deleted);
    return server;
  },
  words.deleted,
  amounts.others.done,
);

/** An open dialog turns to Failed at zero, and the code goes with it. */
export const DetailsRunOut: Story = {
  ...turningClock(history(() => sellerWith(waiting(1))())),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByText(/^Expires in/)).toBeVisible();
    stage.turnClock(20);
    await expect(await dialog.findByText('Failed')).toBeVisible();
    await expect(dialog.queryByText(/^Expires in/)).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: words.details.showQr })).not.toBeInTheDocument();
  },
};

/** The code lies above the details; closing it leads back to them. */
export const QrCode: Story = {
  ...history(() => sellerWith(waiting(1))()),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: words.details.showQr }));
    const code = await screen.findByRole('dialog', { name: words.qr.title });
    await waitFor(() => expect(code).toBeVisible());
    await expect(await within(code).findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

/** Escape closes one dialog at a time, and the focus goes back to where each was opened. */
export const QrCodeClosed: Story = {
  ...QrCode,
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    await QrCode.play?.(stage);
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.qr.title })).not.toBeInTheDocument());
    const dialog = await screen.findByRole('dialog', { name: words.details.title });
    await expect(await within(dialog).findByRole('button', { name: words.details.showQr })).toHaveFocus();
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await stage.canvas.findByRole('button', { name: /Pending/ })).toHaveFocus());
  },
};
