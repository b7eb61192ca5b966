import { createFaultHandler, FAULT_MESSAGE, type Fault } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { cancelOrder, goToNetworks, sellOn } from './testing/sell-acts.ts';
import { orderElsewhere, sellerServer, FAULT_WITHOUT_MESSAGE } from './testing/sell-servers.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/2 Network',
  component: SellPage,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { renderAddBankDialog: () => null, renderPayoutProblem: () => null, renderProof: () => null },
} satisfies Meta<typeof SellPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { network, payment, failures, result } = sellMessages;

/** Networks that the server tells: two are delayed, one of them takes no small amounts, and two cannot be parsed. */
const TOLD_NETWORKS = [
  { id: 'odd' },
  { id: 'trc20', name: 'Tron (TRC20)', minAmount: 100, maxAmount: 1_000_000, delayed: true },
  { id: 'bep20', name: 'BNB Smart Chain (BEP20)', minAmount: 100, maxAmount: 50_000 },
  { id: 'erc20', name: 'Ethereum (ERC20)', minAmount: 500, maxAmount: 100_000, delayed: true },
  { name: 7 },
];

const answering = (networks: unknown[]) =>
  http.get('*/api/sell/networks', () => HttpResponse.json({ success: true, networks }));

/** *Back* keeps the amount. A network that the amount does not fit stays visible and says which amount would fit (product.md R17). */
export const OneDoesNotFit: Story = {
  tags: ['light-phone'],
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goToNetworks(canvasElement, '300');
    await userEvent.click(await canvas.findByRole('button', { name: messages.network.back }));
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('300');
    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeChecked();

    await userEvent.click(canvas.getByRole('button', { name: messages.sell.submit }));
    await radioList(canvasElement).choose('TRC20');
    await expect(canvas.getByText('Limit: 100 - 1M USDT')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /ERC20/ })).toBeDisabled();
    await expect(canvas.getByText('Sell 200 USDT more to use this network')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};

export const Loading: Story = {
  ...withFakeServer(sellerServer, { faults: { getNetworks: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await expect(canvas.getByText(network.loading)).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  ...withFakeServer(sellerServer, { faults: { getNetworks: FAULT_WITHOUT_MESSAGE } }),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await expect(await canvas.findByText('Failed to load networks. Please try again.')).toBeVisible();
  },
};

/**
 * After the list could not be loaded, *Try again* shows it. A network that cannot be parsed hides none of the others, and a note counts it. A delayed
 * network says so and can still be chosen; one that the amount does not fit says what is missing (product.md R17).
 */
export const Delayed: Story = {
  ...withFakeServer(sellerServer, { faults: { getNetworks: 'refused' } }),
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await goToNetworks(canvasElement, '300');
    const retry = await canvas.findByRole('button', { name: failures.retry });
    msw.use(answering(TOLD_NETWORKS));
    await userEvent.click(retry);
    const tron = await canvas.findByRole('radio', { name: /TRC20/ });
    await expect(tron).toBeVisible();
    await expect(canvas.getByText(network.notShown({ n: 2 }))).toBeVisible();

    await expect(tron).toHaveAccessibleDescription(`Limit: 100 - 1M USDT ${network.delayed}`);
    await userEvent.click(tron);
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).not.toHaveAccessibleDescription(/Delayed/);
    await expect(canvas.getByText('Sell 200 USDT more to use this network')).toBeVisible();
  },
};

/** The note shows also if no network can be parsed; otherwise it would look as if none were open. */
export const NoneReadable: Story = {
  ...withFakeServer(sellerServer, { handlers: [answering([{ id: 'odd' }])] }),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await expect(await canvas.findByText(network.empty)).toBeVisible();
    await expect(canvas.getByText(network.notShown({ n: 1 }))).toBeVisible();
  },
};

/** Failures of *Sell Now*, and what is said. */
const REFUSALS: [Fault, string][] = [
  ['200-refused', 'Failed to create order'],
  ['500-json', FAULT_MESSAGE],
];

/** *Sell Now* waits for its answer, and fails: the message shows, the network stays chosen and *Sell Now* is enabled again. */
export const CreateRefused: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    const says = async (message: string) => {
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /TRC20/ }), message).toBeChecked();
      await expect(await canvas.findByRole('button', { name: messages.network.submit }), message).toBeEnabled();
    };
    await goToNetworks(canvasElement);

    const answer = Promise.withResolvers<void>();
    msw.use(http.post('*/api/sell/create-order', () => answer.promise.then(() => HttpResponse.error())));
    await sellOn(canvasElement, 'TRC20');
    await waitFor(() => expect(canvas.getByText(messages.network.submitting)).toBeVisible());
    answer.resolve();
    await says('Failed to create order. Please try again.');

    for (const [fault, message] of REFUSALS) {
      msw.use(createFaultHandler(server, 'createOrder', fault));
      await userEvent.click(canvas.getByRole('button', { name: messages.network.submit }));
      await says(message);
    }
  },
};

/**
 * An unfinished order created on another device blocks the new one (product.md R18). *Go to order* opens it; cancelled there, the next one is blocked by
 * another order.
 */
export const OrderInTheWay: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await goToNetworks(canvasElement);
    orderElsewhere(server);
    await sellOn(canvasElement, 'TRC20');
    await userEvent.click(await canvas.findByRole('button', { name: network.pendingOrder.continue }));
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();

    await cancelOrder(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: result.startNew }));
    await goToNetworks(canvasElement);
    orderElsewhere(server);
    await sellOn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(network.pendingOrder.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: network.pendingOrder.continue })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: network.pendingOrder.cancel })).toBeEnabled();
  },
};

/** The order in the way is cancelled in step 2, and *Sell Now* can be pressed again. */
export const OrderInTheWayCancelled: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await goToNetworks(canvasElement);
    orderElsewhere(server);
    await sellOn(canvasElement, 'TRC20');
    await userEvent.click(await canvas.findByRole('button', { name: network.pendingOrder.cancel }));
    const question = await screen.findByRole('alertdialog', { name: payment.confirmCancel.title });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: payment.confirmCancel.yes }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(network.pendingOrder.cancelled)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};
