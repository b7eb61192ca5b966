import { createHandlers, FAULT_MESSAGE } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withFakeServer, type ServerStoryOptions } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { goToNetworks, sellOn } from './testing/sell-acts.ts';
import { delayedServer, orderElsewhere, sellerServer, FAULT_WITHOUT_MESSAGE } from './testing/sell-servers.ts';
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

const { network, payment, failures } = sellMessages;

/** Story in which Sell Now fails: the message shows, the network stays chosen and Sell Now is enabled again. */
const createFails = (faults: ServerStoryOptions['faults'], message: string): Story => ({
  ...withFakeServer(sellerServer, { faults }),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /TRC20/ })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
});

export const Loading: Story = {
  ...withFakeServer(sellerServer, { faults: { getNetworks: 'hang' } }),
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

export const LoadRetried: Story = {
  ...withFakeServer(sellerServer, { faults: { getNetworks: 'refused' } }),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    await goToNetworks(canvasElement);
    const retry = await canvas.findByRole('button', { name: failures.retry });
    msw.use(...createHandlers(server));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('radio', { name: /TRC20/ })).toBeVisible();
  },
};

const known = { id: 'trc20', name: 'Tron (TRC20)', minAmount: 100, maxAmount: 1_000_000 };
const answering = (networks: unknown[]) => ({
  handlers: [http.get('*/api/sell/networks', () => HttpResponse.json({ success: true, networks }))],
});

/** A network that cannot be parsed hides none of the others, and a note counts it. */
export const Unreadable: Story = {
  ...withFakeServer(sellerServer, answering([{ id: 'odd' }, known, { name: 7 }])),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /TRC20/ })).toBeVisible();
    await expect(canvas.getByText(network.notShown({ n: 2 }))).toBeVisible();
  },
};

/** The note shows also if no network can be parsed; otherwise it would look as if none were open. */
export const NoneReadable: Story = {
  ...withFakeServer(sellerServer, answering([{ id: 'odd' }])),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await expect(await canvas.findByText(network.empty)).toBeVisible();
    await expect(canvas.getByText(network.notShown({ n: 1 }))).toBeVisible();
  },
};

/** A network that the amount does not fit stays visible and says which amount would fit (product.md R17). */
export const OneDoesNotFit: Story = {
  tags: ['light-phone'],
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement, '300');
    await radioList(canvasElement).choose('TRC20');
    await expect(canvas.getByText('Limit: 100 - 1M USDT')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /ERC20/ })).toBeDisabled();
    await expect(canvas.getByText('Sell 200 USDT more to use this network')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};

/** A delayed network says so and can still be chosen; one that the amount does not fit says what is missing (product.md R17). */
export const Delayed: Story = {
  ...withFakeServer(() => delayedServer(sellerServer, 'trc20', 'erc20')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goToNetworks(canvasElement, '300');
    const tron = await canvas.findByRole('radio', { name: /TRC20/ });
    await expect(tron).toHaveAccessibleDescription(`Limit: 100 - 1M USDT ${network.delayed}`);
    await userEvent.click(tron);
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).not.toHaveAccessibleDescription(/Delayed/);
    await expect(canvas.getByText('Sell 200 USDT more to use this network')).toBeVisible();
  },
};

export const BackKeepsTheAmount: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await goToNetworks(canvasElement, '300');
    await userEvent.click(await canvas.findByRole('button', { name: messages.network.back }));
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('300');
    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeChecked();
  },
};

export const Creating: Story = {
  ...withFakeServer(sellerServer, { faults: { createOrder: 'hang' } }),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'TRC20');
    await waitFor(() => expect(canvas.getByText(messages.network.submitting)).toBeVisible());
  },
};

export const CreateRefused = createFails({ createOrder: '500-json' }, FAULT_MESSAGE);

export const CreateRefusedWithoutWords = createFails({ createOrder: '200-refused' }, 'Failed to create order');

export const CreateUnanswered = createFails({ createOrder: 'refused' }, 'Failed to create order. Please try again.');

/** An unfinished order created on another device blocks the new one (product.md R18). */
export const OrderInTheWay: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, server }) => {
    await goToNetworks(canvasElement);
    orderElsewhere(server);
    await sellOn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(network.pendingOrder.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: network.pendingOrder.continue })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: network.pendingOrder.cancel })).toBeEnabled();
  },
};

export const OrderInTheWayContinued: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await goToNetworks(canvasElement);
    orderElsewhere(server);
    await sellOn(canvasElement, 'TRC20');
    await userEvent.click(await canvas.findByRole('button', { name: network.pendingOrder.continue }));
    await expect(await canvas.findByText(sellMessages.payment.sendExactly)).toBeVisible();
  },
};

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
