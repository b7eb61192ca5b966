import type { Order } from '@sarraf/api-client';
import { FIXTURE_NOW, hashes, makeOrder, type FakeServer, type OrderChange } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { orderActionsMessages } from '../shared/orders/order-actions.messages.en.ts';
import { resetStepMemory } from '../features/sell/payment/step-memory.ts';
import { fakeNavigator } from './testing/fake-navigator.ts';
import { cancelOrder, goToNetworks, pollUntil, sellOn } from './testing/sell-acts.ts';
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
type Stage = Parameters<NonNullable<Story['play']>>[0];

const { payment, result } = sellMessages;

const PAID: OrderChange = { hash: hashes.trc20, receivedAmount: 500 };
const PAID_OUT: OrderChange = {
  ...PAID,
  status: 'completed',
  transfer_status: 'completed',
  transfer_ref: 'UTR2506020941337',
};

/** Replaces the order of the server by one that takes on `change` when it is fetched next. */
function decide(server: FakeServer, change: OrderChange, order: Partial<Order> = {}) {
  server.orders = [makeOrder(order)];
  for (const { _id } of server.orders) server.pendingChanges.set(_id, [change]);
}

interface Ending {
  change: OrderChange;
  heading: string;
  notes: readonly [string, ...string[]];
  order?: Partial<Order>;
}

/** The order ends with a change: its heading and notes show, and what can be done with every result. */
async function expectEnding({ canvas, server }: Stage, { change, heading, notes, order }: Ending) {
  decide(server, change, order);
  await pollUntil(async () => {
    await expect(canvas.getByRole('heading', { name: heading }), notes[0]).toBeVisible();
    for (const note of notes) await expect(canvas.getByText(note)).toBeVisible();
  });
  await expect(canvas.getByRole('button', { name: result.startNew }), notes[0]).toBeEnabled();
  await expect(await canvas.findByRole('button', { name: result.print }), notes[0]).toBeEnabled();
  await expect(
    await canvas.findByRole('link', { name: new RegExp(orderActionsMessages.help.ask) }),
    notes[0],
  ).toBeVisible();
}

const COMPLETED = 'Transaction Completed';
const IN_PROCESS = 'Transaction In Process';
const FAILED = 'Oops! Transaction Failed';

const SOLD: Ending[] = [
  // The time for the rest is up: what arrived was sold.
  {
    change: {
      ...{ ...PAID_OUT, receivedAmount: 120, soldAmount: 120, exception: 'under' },
      ...{ net_amount: 33085.8, platform_fee: 334.2 },
    },
    heading: COMPLETED,
    notes: [result.exceptions.under({ received: '120', due: '500' }), '120 USDT'],
  },
  // The rest came after the time was up: only what was in time was sold, although all of it arrived.
  {
    change: { ...PAID_OUT, soldAmount: 450, exception: 'late', net_amount: 124071.75, platform_fee: 1253.25 },
    heading: COMPLETED,
    notes: [result.exceptions.lateRest, '450 USDT'],
  },
  {
    change: { ...PAID_OUT, receivedAmount: 512.5, exception: 'over' },
    heading: COMPLETED,
    notes: [result.exceptions.over({ received: '512.5', due: '500' })],
  },
];

/**
 * Completed orders. Less or more than was due arrived, or a part of it too late. The hash links to the explorer that the operator configured, if that is a
 * web address (product.md R26). The last one is as most are.
 */
export const Completed: Story = {
  tags: ['light-phone'],
  ...withFakeServer(payingServer),
  play: async (stage) => {
    for (const ending of SOLD) await expectEnding(stage, ending);
    const { canvas, server } = stage;
    const explorerUrl = 'https://scan.example/tx/1000a24c';
    decide(server, { ...PAID_OUT, network: 'polygon', explorerUrl });
    await pollUntil(() =>
      expect(canvas.getByRole('link', { name: new RegExp(result.opensExplorer) })).toHaveAttribute('href', explorerUrl),
    );
    await expectEnding(stage, {
      change: PAID_OUT,
      heading: COMPLETED,
      notes: ['Tron (TRC20)', 'UTR2506020941337', 'Completed'],
    });
  },
};

/** The longest values of every field, in two scripts. */
export const Stress: Story = {
  ...withFakeServer(payingServer),
  play: (stage) =>
    expectEnding(stage, {
      change: PAID_OUT,
      heading: COMPLETED,
      notes: ['Ethereum (ERC20)'],
      order: {
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
      },
    }),
};

/** Start New Transaction opens an empty step 1 with the account still chosen (product.md S10). The new order is cancelled. */
export const Cancelled: Story = {
  ...withFakeServer(() => decidedServer(PAID_OUT)),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: result.startNew }));
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeChecked();

    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'TRC20');
    await cancelOrder(canvasElement);
    await expect(canvas.getByRole('button', { name: result.startNew })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: result.print })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: new RegExp(orderActionsMessages.help.ask) })).toBeVisible();
    await expect(canvas.getByText(result.notes.cancelled)).toBeVisible();
  },
};

const OPEN: Ending[] = [
  {
    change: { ...PAID, status: 'in_process', confirmations: { have: 7, need: 19 } },
    heading: IN_PROCESS,
    notes: [result.confirming({ have: 7, need: 19 })],
  },
  // An unknown status counts as in process; an unknown transfer status is shown as it is.
  {
    change: { ...PAID, status: 'ON_HOLD', transfer_status: 'awaiting_bank_reply' },
    heading: IN_PROCESS,
    notes: [result.notes.followed, 'On hold', 'AWAITING BANK REPLY'],
  },
  // Held for a manual review: the seller has nothing to do, and no rupees are promised.
  {
    change: { ...PAID, status: 'in_process', payoutProblem: { reason: 'in review', at: FIXTURE_NOW } },
    heading: IN_PROCESS,
    notes: [result.notes.inReview, '500 USDT'],
  },
  {
    change: { ...PAID, status: 'in_process' },
    heading: IN_PROCESS,
    notes: [result.notes['in-process']],
  },
];

const share = fn(async () => {});

/**
 * Orders in process. The details of an order that is not completed are shared as text, without name and phone number; a completed one has its receipt. A
 * share sheet that fails shows an error, here for a sale from the wallet.
 */
export const ShareFailed: Story = {
  ...fakeNavigator(withFakeServer(payingServer), { share }),
  play: async (stage) => {
    for (const ending of OPEN) await expectEnding(stage, ending);
    const { canvas, userEvent } = stage;
    share.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: result.share }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(share).toHaveBeenCalledWith({
      title: 'Sarraf receipt',
      text: expect.stringMatching(
        /^Sarraf receipt\nTransaction In Process\n(?![^]*(Ayesha|300 123))[^]*Rs\.\s1,37,857\.5/,
      ),
    });

    await expectEnding(stage, {
      change: { status: 'in_process', soldAmount: 500 },
      heading: IN_PROCESS,
      notes: [result.notes.fromWallet, result.wallet],
      order: { source: 'wallet', network: '', address: '' },
    });
    share.mockRejectedValueOnce(new Error('No target.'));
    await userEvent.click(canvas.getByRole('button', { name: result.share }));
    await expect(await canvas.findByText(result.shareFailed)).toBeVisible();
  },
};

/**
 * Orders on a delayed network. In process: the transfer is safe and the page updates by itself. With the time up: whether it was paid is unknown, so the
 * page does not say that it was not.
 */
export const TimedOutDelayed: Story = {
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

    decide(server, {}, { created_ts: '2025-06-02T09:20:00Z' });
    await pollUntil(() => expect(canvas.getByRole('heading', { name: result.headings.failed })).toBeVisible());
    await expect(canvas.getByText(payment.delayed.title)).toBeVisible();
    await expect(canvas.getByText(result.notes.followed)).toBeVisible();
    await expect(canvas.getByText(result.tracked.title)).toBeVisible();
  },
};

const NOT_SOLD: Ending[] = [
  {
    change: { ...PAID, status: 'failed', transfer_status: 'timeout' },
    heading: FAILED,
    notes: [result.notes.failed],
  },
  {
    change: { ...PAID, status: 'timeout', exception: 'late' },
    heading: FAILED,
    notes: [result.exceptions.late({ received: '500' })],
  },
  // The time is up; a transfer that is still on its way is tracked (product.md R20).
  { change: { status: 'timeout' }, heading: FAILED, notes: [result.notes.expired, result.tracked.title] },
];

/** Orders that failed, came too late or were not paid in time; the last one's transfer left the chain, and then the time ran out. */
export const TimedOutVanished: Story = {
  ...withFakeServer(payingServer),
  play: async (stage) => {
    for (const ending of NOT_SOLD) await expectEnding(stage, ending);
    const { canvas, server } = stage;
    decide(server, { ...PAID, status: 'in_process' });
    await pollUntil(() => expect(canvas.getByRole('heading', { name: IN_PROCESS })).toBeVisible());
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
