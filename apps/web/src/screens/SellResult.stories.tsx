import type { Order } from '@sarraf/api-client';
import { FIXTURE_NOW, hashes, type OrderChange } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { orderActionsMessages } from '../shared/orders/order-actions.messages.en.ts';
import { resetStepMemory } from '../features/sell/payment/step-memory.ts';
import { fakeNavigator } from './testing/fake-navigator.ts';
import { pollUntil } from './testing/sell-acts.ts';
import { decidedServer, delayedServer, payingServer } from './testing/sell-servers.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/4 Result',
  component: SellPage,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: {
    renderAddBankDialog: () => null,
    renderPayoutProblem: () => null,
    renderProof: () => null,
  },
  beforeEach: () => resetStepMemory,
} satisfies Meta<typeof SellPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment, result } = sellMessages;

const PAID: OrderChange = { hash: hashes.trc20, receivedAmount: 500 };
const PAID_OUT: OrderChange = {
  ...PAID,
  status: 'completed',
  transfer_status: 'completed',
  transfer_ref: 'UTR2506020941337',
};

/** Story of an order that ends with `change` and shows this heading and these messages. */
const ending = (change: OrderChange, heading: string, notes: string[], order: Partial<Order> = {}): Story => ({
  ...withFakeServer(() => decidedServer(change, order)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    for (const note of notes) await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByRole('button', { name: result.startNew })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: result.print })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: result.print })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: new RegExp(orderActionsMessages.help.ask) })).toBeVisible();
  },
});

export const Completed: Story = {
  ...ending(PAID_OUT, 'Transaction Completed', ['UTR2506020941337', 'Completed']),
  tags: ['light-phone'],
};

export const Cancelled = ending({ status: 'cancelled' }, 'Transaction Cancelled', [result.notes.cancelled]);

export const Failed = ending({ ...PAID, status: 'failed', transfer_status: 'timeout' }, 'Oops! Transaction Failed', [
  result.notes.failed,
]);

/** The time is up; a transfer that is still on its way is tracked (product.md R20). */
export const TimedOut = ending({ status: 'timeout' }, 'Oops! Transaction Failed', [
  result.notes.expired,
  result.tracked.title,
]);

export const InProcess = ending(
  { ...PAID, status: 'in_process', confirmations: { have: 7, need: 19 } },
  'Transaction In Process',
  [result.confirming({ have: 7, need: 19 })],
);

/** In process while its network is delayed: says that the transfer is safe and that the page updates by itself. */
export const InProcessDelayed: Story = {
  ...withFakeServer(() =>
    delayedServer(
      () => decidedServer({ ...PAID, status: 'in_process', confirmations: { have: 7, need: 19 } }),
      'trc20',
    ),
  ),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { name: result.headings['in-process'] })).toBeVisible();
    await expect(await canvas.findByText(payment.delayed.detail)).toBeVisible();
    await expect(server.delayed.size).toBe(1);
  },
};

/** Time up while its network is delayed: whether it was paid is unknown, so the page does not say that it was not. */
export const TimedOutDelayed: Story = {
  ...withFakeServer(() => delayedServer(() => payingServer({ created_ts: '2025-06-02T09:20:00Z' }), 'trc20')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: result.headings.failed })).toBeVisible();
    await expect(canvas.getByText(payment.delayed.title)).toBeVisible();
    await expect(canvas.getByText(result.notes.followed)).toBeVisible();
    await expect(canvas.getByText(result.tracked.title)).toBeVisible();
  },
};

/** The transfer left the chain, and then the time ran out. */
export const TimedOutVanished: Story = {
  ...withFakeServer(() => decidedServer({ ...PAID, status: 'in_process' })),
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', { name: result.headings['in-process'] });
    for (const { _id } of server.orders)
      server.pendingChanges.set(_id, [
        { status: 'timeout', hash: null, receivedAmount: 0, confirmations: null, transferGone: true },
      ]);
    await pollUntil(() => expect(canvas.getByRole('heading', { name: result.headings.failed })).toBeVisible());
    await expect(canvas.getByText(payment.vanished.title)).toBeVisible();
    await expect(canvas.getByText(result.notes.vanished)).toBeVisible();
    await expect(canvas.getByText(result.tracked.title)).toBeVisible();
  },
};

/** The hash links to the explorer that the operator configured, if that is a web address (product.md R26). */
export const OwnExplorer: Story = {
  ...withFakeServer(() =>
    decidedServer({ ...PAID_OUT, network: 'polygon', explorerUrl: 'https://scan.example/tx/1000a24c' }),
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: new RegExp(result.opensExplorer) });
    await expect(link).toHaveAttribute('href', 'https://scan.example/tx/1000a24c');
  },
};

/** An unknown status counts as in process; an unknown transfer status is shown as it is. */
export const UnknownStatus = ending(
  { ...PAID, status: 'ON_HOLD', transfer_status: 'awaiting_bank_reply' },
  'Transaction In Process',
  [result.notes.followed, 'On hold', 'AWAITING BANK REPLY'],
);

export const Late = ending({ ...PAID, status: 'timeout', exception: 'late' }, 'Oops! Transaction Failed', [
  result.exceptions.late({ received: '500' }),
]);

/** Held for a manual review: the seller has nothing to do, and no rupees are promised. */
export const InReview = ending(
  { ...PAID, status: 'in_process', payoutProblem: { reason: 'in review', at: FIXTURE_NOW } },
  'Transaction In Process',
  [result.notes.inReview, '500 USDT'],
);

/** The time for the rest is up: what arrived was sold. */
export const UnderPaidSold = ending(
  { ...PAID_OUT, receivedAmount: 120, soldAmount: 120, exception: 'under', net_amount: 33085.8, platform_fee: 334.2 },
  'Transaction Completed',
  [result.exceptions.under({ received: '120', due: '500' }), '120 USDT'],
);

/** The rest came after the time was up: only what was in time was sold, although all of it arrived. */
export const ToppedUpTooLate = ending(
  { ...PAID_OUT, soldAmount: 450, exception: 'late', net_amount: 124071.75, platform_fee: 1253.25 },
  'Transaction Completed',
  [result.exceptions.lateRest, '450 USDT'],
);

export const OverPaid = ending({ ...PAID_OUT, receivedAmount: 512.5, exception: 'over' }, 'Transaction Completed', [
  result.exceptions.over({ received: '512.5', due: '500' }),
]);

/** The longest values of every field, in two scripts. */
export const Stress = ending(PAID_OUT, 'Transaction Completed', ['Ethereum (ERC20)'], {
  quantity: 99999.999999,
  price: 280.1,
  net_amount: 27729899.72,
  platform_fee: 280100.28,
  network: 'erc20',
  bank_id: {
    _id: 'b',
    name: 'محمد عبدالرحمن صدیقی Muhammad Abdul-Rehman Siddiqui of Lahore Cantonment',
    method: 'others',
    bankName: 'Khushhali Microfinance Bank Limited, Main Boulevard Branch',
    accountNumber: '00000912887766554',
    iban: 'PK36SCBL0000001123456702',
    phoneNumber: '03001234567',
  },
});

const share = fn(async () => {});

/** The details of an order that is not completed are shared as text, without name and phone number; a completed one has its receipt. */
export const Shared: Story = {
  ...fakeNavigator(
    withFakeServer(() => decidedServer({ ...PAID, status: 'in_process' })),
    { share },
  ),
  play: async ({ canvas, userEvent }) => {
    share.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: result.share }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(share).toHaveBeenCalledWith({
      title: 'Sarraf receipt',
      text: expect.stringMatching(
        /^Sarraf receipt\nTransaction In Process\n(?![^]*(Ayesha|300 123))[^]*Rs\.\s1,37,857\.5/,
      ),
    });
  },
};

/** A share sheet that fails shows an error. */
export const ShareFailed: Story = {
  ...fakeNavigator(
    withFakeServer(() => decidedServer({ ...PAID, status: 'in_process' })),
    { share: () => Promise.reject(new Error('No target.')) },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: result.share }));
    await expect(await canvas.findByText(result.shareFailed)).toBeVisible();
  },
};

/** Start New Transaction opens an empty step 1 with the account still chosen (product.md S10). */
export const StartedAgain: Story = {
  ...withFakeServer(() => decidedServer(PAID_OUT)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: result.startNew }));
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeChecked();
  },
};
