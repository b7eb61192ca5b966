import { addresses, hashes, type OrderChange } from '@sarraf/fake-server';
import { addressText, slip } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { pollUntil } from './testing/sell-acts.ts';
import { decidedServer, delayedServer, payingServer } from './testing/sell-servers.ts';
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

/** Enough arrived and is not confirmed yet: nothing on the page asks for a second deposit. */
const seenWhole = (receivedAmount: number, sum: string): Story => ({
  ...withFakeServer(() =>
    payingServer({ quantity: 250, receivedAmount, hash: hashes.trc20, confirmations: { have: 3, need: 19 } }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(payment.seen.title)).toBeVisible();
    await expect(await slip(canvasElement).value(payment.seen.label)).toBe(`${sum} USDT`);
    await expect(canvas.getByText(result.confirming({ have: 3, need: 19 }))).toBeVisible();
    await expect(canvas.queryByText(payment.sendExactly)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Send the rest/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: payment.copyAddress })).not.toBeInTheDocument();
  },
});

export const SeenWhole: Story = { ...seenWhole(250, '250'), tags: ['light-phone'] };
export const SeenMore = seenWhole(400, '400');

/** A partly paid order reopened: shows the rest, its address and the time left. */
export const SeenPart: Story = {
  ...withFakeServer(() =>
    payingServer({
      ...{ status: 'in_process', quantity: 250, receivedAmount: 100, exception: 'under', hash: hashes.trc20 },
      confirmations: { have: 7, need: 19 },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(payment.underPaid({ received: '100', due: '250' }))).toBeVisible();
    await expect(await slip(canvasElement).value(payment.stillMissing)).toBe('150 USDT');
    await expect(canvas.getByText(result.confirming({ have: 7, need: 19 }))).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[89]:\d\d/);
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();
  },
};

/** The address first shows its two ends; the button shows all of it in groups. */
export const WholeAddress: Story = {
  ...withFakeServer(payingServer),
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: payment.showWhole });
    const whole = document.getElementById(show.getAttribute('aria-controls') ?? '');
    if (!whole) throw new Error('No address');
    await expect(await addressText(whole).value()).toBe(addresses.trc20[0]);
    await expect(whole).toHaveClass('sr-only');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(show);
    await expect(whole).not.toHaveClass('sr-only');
    await expect(canvas.getByRole('button', { name: payment.showShort })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The order's network is delayed: the page says that USDT already sent are safe and promises no minutes. */
export const Delayed: Story = {
  ...withFakeServer(() => delayedServer(payingServer, 'trc20')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payment.delayed.title)).toBeVisible();
    await expect(canvas.getByText(payment.delayed.detail)).toBeVisible();
    await expect(canvas.getByText(payment.warningDelayed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();
  },
};

export const DelayOver: Story = {
  ...withFakeServer(() => delayedServer(payingServer, 'trc20')),
  play: async ({ canvas, server }) => {
    await canvas.findByText(payment.delayed.title);
    server.delayed.clear();
    await pollUntil(() => expect(canvas.queryByText(payment.delayed.title)).not.toBeInTheDocument());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
  },
};

const SEEN: OrderChange = { status: 'in_process', hash: hashes.trc20, receivedAmount: 500 };
const GONE: OrderChange = {
  ...{ status: 'pending', hash: null, receivedAmount: 0, confirmations: null },
  transferGone: true,
};

/** The transfer left the chain before it counted: back to step 3 with the time left and a warning not to send twice. */
export const Vanished: Story = {
  ...withFakeServer(() => decidedServer(SEEN)),
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', { name: result.headings['in-process'] });
    for (const { _id } of server.orders) server.pendingChanges.set(_id, [GONE]);
    await pollUntil(() => expect(canvas.getByText(payment.vanished.title)).toBeVisible());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[89]:\d\d/);
    await expect(canvas.getByRole('button', { name: payment.copyAddress })).toBeEnabled();
  },
};

/** The transfer is back in the chain: step 4 shows, without the warning. */
export const VanishedAndBack: Story = {
  ...Vanished,
  play: async (stage) => {
    await Vanished.play?.(stage);
    const { canvas, server } = stage;
    for (const { _id } of server.orders) server.pendingChanges.set(_id, [SEEN]);
    await pollUntil(() => expect(canvas.getByRole('heading', { name: result.headings['in-process'] })).toBeVisible());
    await expect(canvas.queryByText(payment.vanished.title)).not.toBeInTheDocument();
  },
};

/** A long network name does not make the page wider than the phone. */
export const LongNetworkName: Story = {
  ...withFakeServer(() => payingServer({ network: 'hexadecimalinterchainsettlementnetworkoftheworld' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^HEXADECIMALINTERCHAIN\w+ only$/)).toBeVisible();
    const tag = canvasElement.querySelector('[data-component=Tag]');
    await expect(tag?.scrollWidth).toBe(tag?.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
