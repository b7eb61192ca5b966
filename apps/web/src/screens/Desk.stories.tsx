import { FAULT_MESSAGE, payouts, scenarios } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { deskMessages as messages } from '../features/desk/desk.messages.en.ts';
import { payoutsMessages } from '../features/desk/payouts/payouts.messages.en.ts';
import { desk, deskWith, everything, SAME_AS_OTHERS, SOON, field } from './testing/desk.ts';

const meta = {
  title: 'Screens/Desk',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queue, oldest first; above it the payouts assigned to the user and those awaiting the user's approval. */
export const Queue: Story = {
  tags: ['light-phone'],
  ...desk(),
  play: async ({ canvas }) => {
    const queue = await canvas.findByRole('list', { name: payoutsMessages.queue }, SOON);
    await expect(within(queue).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: payoutsMessages.mine })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: payoutsMessages.approvals })).toBeVisible();
  },
};

/** A network with wrong decimals, and a proxy that is not configured. */
export const ServerWarns: Story = {
  ...desk('', () =>
    Object.assign(deskWith(payouts.queued)(), {
      delayed: new Set(['bep20']),
      chainFaults: new Map([['bep20', 'USDT has 18 decimals and not 17, as CHAINS says']]),
      warnings: [{ name: 'forwarded-not-believed', since: '2025-06-02T09:40:00Z' }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.server.title, {}, SOON)).toBeVisible();
    await expect(canvas.getByText(messages.server.forwarded)).toBeVisible();
    await expect(canvas.getByText(/BEP20 is not being monitored: .*USDT has 18 decimals and not 17/)).toBeVisible();
  },
};

/** Payouts of every status. */
export const AllPayouts: Story = {
  ...desk('?status=all'),
  play: async ({ canvas }) => {
    const queue = await canvas.findByRole('list', { name: payoutsMessages.queue }, SOON);
    await expect(within(queue).getAllByRole('listitem').length).toBeGreaterThan(10);
  },
};

export const Loading: Story = {
  ...desk('', everything, { faults: { getPayouts: 'hang', getOverview: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading, {}, SOON)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...desk('', deskWith()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(payoutsMessages.empty.title, {}, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: payoutsMessages.claimNext }));
    await expect(await canvas.findByText(payoutsMessages.nobody)).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...desk('?search=nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payoutsMessages.none.title, {}, SOON)).toBeVisible();
  },
};

export const Failed: Story = {
  ...desk('', everything, { faults: { getPayouts: '500-json' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAULT_MESSAGE, {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.retry })).toBeEnabled();
  },
};

/** By keyboard alone: claim, UTR, mark as paid, and Enter claims the next. */
export const ByKeyboard: Story = {
  ...desk('', deskWith(payouts.queued, payouts.other)),
  play: async ({ canvas, userEvent, server }) => {
    await canvas.findByRole('list', { name: payoutsMessages.queue }, SOON);
    await userEvent.keyboard('{Enter}');
    const utr = await canvas.findByRole('textbox', { name: field.utr }, SOON);
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) await waitFor(() => expect(utr).toHaveFocus());
    await userEvent.type(utr, 'raast-250602-00417{Enter}');
    const paid = payoutsMessages.paid({ amount: 'Rs. 1,37,857.5', name: 'Ayesha Siddiqui' });
    await expect(await canvas.findByText(paid, {}, SOON)).toBeVisible();
    await expect(server.payouts.find(({ status }) => status === 'completed')?.utr).toBe('RAAST-250602-00417');
    await waitFor(() => expect(canvas.getByRole('button', { name: payoutsMessages.claimNext })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect((await canvas.findAllByText('Bilal Ahmed', {}, SOON)).length).toBeGreaterThan(0);
    await waitFor(() => expect(server.payouts.filter(({ status }) => status === 'claimed')).toHaveLength(1));
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
