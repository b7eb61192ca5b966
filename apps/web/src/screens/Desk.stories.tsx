import { createFaultHandler, createHandlers, FAULT_MESSAGE, payouts, scenarios } from '@sarraf/fake-server';
import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { exceptionsMessages } from '../features/desk/exceptions/exceptions.messages.en.ts';
import { operationsMessages } from '../features/desk/operations/operations.messages.en.ts';
import { payoutsMessages } from '../features/desk/payouts/payouts.messages.en.ts';
import { reconciliationMessages } from '../features/desk/reconciliation/reconciliation.messages.en.ts';
import { usersMessages } from '../features/desk/users/users.messages.en.ts';
import { withdrawalsMessages } from '../features/desk/withdrawals/withdrawals.messages.en.ts';
import { desk, type DeskStage, deskWith, everything, SAME_AS_OTHERS, SOON, field } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press of a tab of the desk. */
const goTo = async (
  { canvas, userEvent }: Pick<DeskStage, 'canvas' | 'userEvent'>,
  tab: keyof typeof messages.tabs,
) => {
  const tabs = within(await canvas.findByRole('navigation', { name: messages.tabs.label }, SOON));
  await userEvent.click(tabs.getByRole('link', { name: new RegExp(`^${messages.tabs[tab]}`) }));
};
const sees = ({ canvas }: Pick<DeskStage, 'canvas'>, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** Nobody is found, and without the search payouts of every status are; then the queue, oldest first, below the payouts assigned to the user and those awaiting the user's approval. */
export const Queue: Story = {
  tags: ['light-phone'],
  ...desk('?search=nobody'),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await sees(stage, payoutsMessages.none.title);
    await userEvent.clear(canvas.getByRole('searchbox', { name: messages.search }));
    await userEvent.keyboard('{Enter}');
    await select(canvasElement, payoutsMessages.show).choose('all');
    const rows = () => within(canvas.getByRole('list', { name: payoutsMessages.queue })).getAllByRole('listitem');
    await waitFor(() => expect(rows().length).toBeGreaterThan(10), SOON);

    await select(canvasElement, payoutsMessages.show).choose('queued');
    await expect(await canvas.findByRole('heading', { name: payoutsMessages.mine }, SOON)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: payoutsMessages.approvals })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2), SOON);
  },
};

/** A network with wrong decimals, a proxy that is not configured, and a state that needs attention, which leads to the view of the operations. */
export const ServerWarns: Story = {
  ...desk('', () =>
    Object.assign(deskWith(payouts.queued)(), {
      delayed: new Set(['bep20']),
      chainFaults: new Map([['bep20', 'USDT has 18 decimals and not 17, as CHAINS says']]),
      warnings: [{ name: 'forwarded-not-believed', since: '2025-06-02T09:40:00Z' }],
    }),
  ),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText(messages.server.title, {}, SOON)).toBeVisible();
    await expect(canvas.getByText(messages.server.forwarded)).toBeVisible();
    await expect(canvas.getByText(/BEP20 is not being monitored: .*USDT has 18 decimals and not 17/)).toBeVisible();
    await sees(stage, operationsMessages.states.attention.title);
    await expect(canvas.getByRole('link', { name: operationsMessages.show })).toBeVisible();
  },
};

export const Loading: Story = {
  ...desk('', everything, { faults: { getPayouts: 'hang', getOverview: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, {}, SOON)).toBeInTheDocument();
  },
};

/** By keyboard alone until no payout is left: claim, UTR, mark as paid, and Enter claims the next. Then no list of the desk has a row. */
export const Empty: Story = {
  ...desk('', deskWith(payouts.queued, payouts.other)),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent, server } = stage;
    await canvas.findByRole('list', { name: payoutsMessages.queue }, SOON);
    for (const [name, typed] of [
      ['Ayesha Siddiqui', 'raast-250602-00417'],
      ['Bilal Ahmed', 'raast-250602-00418'],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      const utr = await canvas.findByRole('textbox', { name: field.utr }, SOON);
      const slip = utr.closest<HTMLElement>('[role="region"]') ?? canvasElement;
      await expect(within(slip).getAllByText(name).length, name).toBeGreaterThan(0);
      await waitFor(() => expect(server.payouts.filter(({ status }) => status === 'claimed')).toHaveLength(1));
      if (matchMedia('(hover: hover) and (pointer: fine)').matches) await waitFor(() => expect(utr).toHaveFocus());
      await userEvent.type(utr, `${typed}{Enter}`);
      await sees(stage, payoutsMessages.paid({ amount: 'Rs. 1,37,857.5', name }));
      const utrs = server.payouts.filter(({ status }) => status === 'completed').map((payout) => payout.utr);
      await expect(utrs).toContain(typed.toUpperCase());
      await waitFor(() => expect(canvas.getByRole('button', { name: payoutsMessages.claimNext })).toHaveFocus());
    }

    await goTo(stage, 'exceptions');
    await sees(stage, exceptionsMessages.empty.title);
    await goTo(stage, 'withdrawals');
    await sees(stage, withdrawalsMessages.empty.title);
    await goTo(stage, 'users');
    await userEvent.type(await canvas.findByRole('searchbox', { name: messages.search }, SOON), 'zzz{Enter}');
    await sees(stage, usersMessages.empty.title);
    await goTo(stage, 'payouts');
    await sees(stage, payoutsMessages.empty.title);
    await userEvent.click(canvas.getByRole('button', { name: payoutsMessages.claimNext }));
    await expect(await canvas.findByText(payoutsMessages.nobody)).toBeVisible();
  },
};

/** What fails, what is said, and what is there once it is asked for again. */
const FAILING = [
  ['reconciliation', 'getReconciliation', '500-html', messages.failed.title, reconciliationMessages.adds],
  ['operations', 'getOperations', '500-json', FAULT_MESSAGE, operationsMessages.states.ok.title],
  ['payouts', 'getPayouts', '500-json', FAULT_MESSAGE, null],
] as const;

/** A page that could not be loaded is asked for again. */
export const Failed: Story = {
  ...desk('?tab=users'),
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    for (const [tab, operation, fault, said, afterwards] of FAILING) {
      msw.use(createFaultHandler(server, operation, fault));
      await goTo(stage, tab);
      await sees(stage, said);
      const again = canvas.getByRole('button', { name: messages.retry });
      await expect(again, tab).toBeEnabled();
      if (afterwards === null) break;
      msw.use(...createHandlers(server));
      await userEvent.click(again);
      await sees(stage, afterwards);
    }
  },
};

const asked: string[] = [];

/** A seller sees no such page, and no request of the desk is sent. */
export const NotForSellers: Story = {
  ...desk(
    '',
    () => {
      asked.length = 0;
      return scenarios.seller();
    },
    { handlers: [http.get('*/api/admin/*', ({ request }) => void asked.push(request.url))] },
  ),
  parameters: SAME_AS_OTHERS,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No page found')).toBeVisible(), SOON);
    await expect(canvas.queryByRole('link', { name: /^Desk/ })).not.toBeInTheDocument();
    await expect(asked).toEqual([]);
  },
};
