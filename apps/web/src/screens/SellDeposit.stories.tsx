import { addresses, hashes, type OrderChange } from '@sarraf/fake-server';
import { addressText, slip } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { askToCancel, pollUntil } from './testing/sell-acts.ts';
import { delayedServer, payingServer } from './testing/sell-servers.ts';
import { resetStepMemory } from '../features/sell/payment/step-memory.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/3 Deposit',
  component: SellPage,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { renderAddBankDialog: () => null, renderPayoutProblem: () => null, renderProof: () => null },
  beforeEach: () => resetStepMemory,
} satisfies Meta<typeof SellPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment, result } = sellMessages;

/** Enough arrived, more than was due and then exactly that, and is not confirmed yet: nothing on the page asks for a second deposit. */
export const SeenWhole: Story = {
  tags: ['light-phone'],
  ...withFakeServer(() =>
    payingServer({ quantity: 250, receivedAmount: 400, hash: hashes.trc20, confirmations: { have: 3, need: 19 } }),
  ),
  play: async ({ canvas, canvasElement, server }) => {
    for (const receivedAmount of [400, 250]) {
      for (const order of server.orders) Object.assign(order, { receivedAmount });
      const sum = `${receivedAmount} USDT`;
      await pollUntil(async () => expect(await slip(canvasElement).value(payment.seen.label)).toBe(sum));
      await expect(canvas.getByText(payment.seen.title), sum).toBeVisible();
      await expect(canvas.getByText(result.confirming({ have: 3, need: 19 })), sum).toBeVisible();
      await expect(canvas.queryByText(payment.sendExactly), sum).not.toBeInTheDocument();
      await expect(canvas.queryByText(/Send the rest/), sum).not.toBeInTheDocument();
      await expect(canvas.queryByRole('img', { name: /QR/ }), sum).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: payment.copyAddress }), sum).not.toBeInTheDocument();
    }
  },
};

/** A partly paid order: shows the rest, its address and the time left, and cannot be cancelled. Then its deposit is being confirmed. */
export const SeenPart: Story = {
  ...withFakeServer(() =>
    payingServer({ status: 'in_process', quantity: 250, receivedAmount: 100, exception: 'under', hash: hashes.trc20 }),
  ),
  play: async ({ canvas, canvasElement, server }) => {
    await expect(await canvas.findByText(payment.underPaid({ received: '100', due: '250' }))).toBeVisible();
    await expect(await slip(canvasElement).value(payment.stillMissing)).toBe('150 USDT');
    await waitFor(() => expect(canvas.queryByRole('button', { name: payment.cancel })).not.toBeInTheDocument());

    for (const order of server.orders) order.confirmations = { have: 7, need: 19 };
    await pollUntil(() => expect(canvas.getByText(result.confirming({ have: 7, need: 19 }))).toBeVisible());
    await expect(canvas.getByText(payment.underPaid({ received: '100', due: '250' }))).toBeVisible();
    await expect(await slip(canvasElement).value(payment.stillMissing)).toBe('150 USDT');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[89]:\d\d/);
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();
  },
};

/** The order's network is delayed, then not, and then again: the page says that USDT already sent are safe and promises no minutes. */
export const Delayed: Story = {
  ...withFakeServer(() => delayedServer(payingServer, 'trc20')),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText(payment.delayed.title)).toBeVisible();
    await expect(canvas.getByText(payment.delayed.detail)).toBeVisible();
    await expect(canvas.getByText(payment.warningDelayed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();

    server.delayed.clear();
    await pollUntil(() => expect(canvas.queryByText(payment.delayed.title)).not.toBeInTheDocument());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();

    server.delayed.add('trc20');
    await pollUntil(() => expect(canvas.getByText(payment.delayed.title)).toBeVisible());
  },
};

const SEEN: OrderChange = { status: 'in_process', hash: hashes.trc20, receivedAmount: 500 };
const GONE: OrderChange = {
  ...{ status: 'pending', hash: null, receivedAmount: 0, confirmations: null },
  transferGone: true,
};

/**
 * A deposit arrives while the cancel dialog is open: the 409 carries the order, and the page shows it (product.md R22). The transfer leaves the chain before
 * it counts: back to step 3 with the time left and a warning not to send twice. Back in the chain, step 4 shows without the warning, until it leaves again.
 */
export const Vanished: Story = {
  ...withFakeServer(payingServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    const inProcess = { name: result.headings['in-process'] };
    const become = (change: OrderChange) => {
      for (const order of server.orders) Object.assign(order, change);
    };
    const question = await askToCancel(canvasElement);
    become({ status: 'in_process', receivedAmount: 500 });
    await userEvent.click(question.getByRole('button', { name: payment.confirmCancel.yes }));
    await expect(await canvas.findByRole('heading', inProcess)).toBeVisible();

    become(GONE);
    await pollUntil(() => expect(canvas.getByText(payment.vanished.title)).toBeVisible());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[89]:\d\d/);
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();

    become(SEEN);
    await pollUntil(() => expect(canvas.getByRole('heading', inProcess)).toBeVisible());
    await expect(canvas.queryByText(payment.vanished.title)).not.toBeInTheDocument();

    become(GONE);
    await pollUntil(() => expect(canvas.getByText(payment.vanished.title)).toBeVisible());
  },
};

/** The address first shows its two ends; the button shows all of it in groups. A long network name does not make the page wider than the phone. */
export const LongNetworkName: Story = {
  ...withFakeServer(() => payingServer({ network: 'hexadecimalinterchainsettlementnetworkoftheworld' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^HEXADECIMALINTERCHAIN\w+ only$/)).toBeVisible();
    const show = await canvas.findByRole('button', { name: payment.showWhole });
    const whole = document.getElementById(show.getAttribute('aria-controls') ?? '');
    if (!whole) throw new Error('No address');
    await expect(await addressText(whole).value()).toBe(addresses.trc20[0]);
    await expect(whole).toHaveClass('sr-only');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(show);
    await expect(whole).not.toHaveClass('sr-only');
    await expect(canvas.getByRole('button', { name: payment.showShort })).toHaveAttribute('aria-expanded', 'true');

    const tag = canvasElement.querySelector('[data-component=Tag]');
    await expect(tag?.scrollWidth).toBe(tag?.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
