import type { QrMode } from '@sarraf/domain';
import { addresses, createFaultHandler, createHandlers, orders } from '@sarraf/fake-server';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { resetStepMemory } from '../features/sell/payment/step-memory.ts';
import { askToCancel, cancelOrder, goToNetworks, pollUntil, sellOn } from './testing/sell-acts.ts';
import { payingServer, sellerServer, setPrice, FAULT_WITHOUT_MESSAGE } from './testing/sell-servers.ts';
import { POLL_FAULT } from '../features/sell/order/use-order-polling.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/3 Payment',
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
const TRON = { network: 'Tron (TRC20)' };

/** A new order: the amount, the network, the whole address and the time left. */
export const Fresh: Story = {
  tags: ['light-phone'],
  ...withFakeServer(payingServer),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();
    await expect(await canvas.findByText('Tron (TRC20) only')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(addresses.trc20[0]);
    await expect(await canvas.findByRole('img', { name: payment.qrLabel(TRON) })).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/19:0\d|18:5\d/);
    await expect(canvas.getByText('Rs. 1,37,857.5')).toBeVisible();
  },
};

/** Forms of the QR code other than the first one, and their hints. */
const FORMS: [QrMode, string][] = [
  ['address', payment.qrForms.address.hint],
  ['link', payment.qrTronHint],
];

/**
 * An order that the first check did not find is continued. Each form of the QR code says what it is for and is another code. An order on a network without
 * payment links, on a device whose last choice was the link: the code has the amount, as the control says.
 */
export const NoWalletLink: Story = {
  ...withFakeServer(payingServer, { faults: { getActiveOrder: 'refused' } }),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    const checkAgain = await canvas.findByRole('button', { name: sellMessages.amount.lateOrder.checkAgain });
    msw.use(...createHandlers(server));
    await userEvent.click(checkAgain);
    await userEvent.click(await canvas.findByRole('button', { name: sellMessages.network.pendingOrder.continue }));
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();

    const findCode = (network: string) => canvas.findByRole('img', { name: payment.qrLabel({ network }) });
    const code = await findCode(TRON.network);
    await expect(code).toBeVisible();
    const codes = new Set([code.innerHTML]);
    const forms = radioList(canvasElement, payment.qrForm);
    for (const [form, hint] of FORMS) {
      const { name } = payment.qrForms[form];
      await forms.choose(name);
      await expect(await forms.value()).toBe(name);
      await expect(canvas.getByText(hint)).toBeVisible();
      await expect(await findCode(TRON.network), name).toBeVisible();
      codes.add((await findCode(TRON.network)).innerHTML);
    }
    await expect(codes.size).toBe(3);

    for (const order of server.orders) Object.assign(order, { network: 'polygon', address: addresses.bep20[0] });
    await pollUntil(async () => expect(await findCode('POLYGON')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: payment.qrForms.amount.name })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: payment.qrForms.link.name })).not.toBeInTheDocument();
    await expect(canvas.getByText(payment.qrForms.amount.hint)).toBeVisible();
  },
};

const ORDER = '*/api/sell/orders/:id';

/**
 * The first copy of the address warns about the network, since wallets offer several. Opened before the networks have loaded, for an order without a network
 * name, the warning shows the id, then the name once it has loaded. Declining copies nothing and the next click warns again; confirming copies, and no
 * later click warns, until the address is another one.
 */
export const FirstCopy: Story = {
  ...withFakeServer(payingServer, {
    faults: { getNetworks: 'refused' },
    handlers: [http.get(ORDER, () => HttpResponse.json({ success: true, data: orders.pending }))],
  }),
  // Two seconds: a button shows for so long that it has copied.
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { title, message, no } = payment.warnFirst;
    const copy = async () => userEvent.click(await canvas.findByRole('button', { name: payment.copyAddress }));
    const warning = async () => {
      const question = await screen.findByRole('alertdialog');
      await waitFor(() => expect(question).toBeVisible());
      return question;
    };
    const answer = async (name: string) => {
      await userEvent.click(within(await warning()).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };

    await canvas.findByText(payment.networkOnly({ network: 'TRC20' }));
    await copy();
    const question = await warning();
    await expect(question).toHaveAccessibleName(title({ network: 'TRC20' }));
    msw.use(
      http.get(ORDER, () => HttpResponse.json({ success: true, data: orders.pending })),
      ...createHandlers(server),
    );
    await pollUntil(() => expect(question).toHaveAccessibleName(title(TRON)));
    await expect(question).toHaveTextContent(message(TRON));
    await answer(no);
    await expect(writeText).not.toHaveBeenCalled();

    await copy();
    await answer(payment.copyAddress);
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(addresses.trc20[0]);
    await copy();
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await canvas.findByRole('button', { name: payment.copied });

    const [, address] = addresses.trc20;
    msw.use(http.get(ORDER, () => HttpResponse.json({ success: true, data: { ...orders.pending, address } })));
    await pollUntil(() => expect(canvasElement).toHaveTextContent(address));
    await copy();
    const again = await warning();
    await expect(again).toHaveAccessibleName(title(TRON));
    await waitFor(() => expect(within(again).getByRole('button', { name: payment.copyAddress })).toHaveFocus());
  },
};

/** The operator lowers the price while the seller picks a network (product.md S9): accepted for one order and, after that was cancelled, asked for the next. */
export const PriceChanged: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await goToNetworks(canvasElement);
    setPrice(server, 277.9);
    await sellOn(canvasElement, 'TRC20');
    await userEvent.click(await canvas.findByRole('button', { name: payment.changed.continue }));
    await waitFor(() => expect(canvas.queryByText(payment.changed.title)).not.toBeInTheDocument());
    await expect(canvas.getByText('Rs. 1,37,560.5')).toBeVisible();

    // Step 4 replaces step 3.
    await cancelOrder(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: result.startNew }));
    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(payment.changed.title)).toBeVisible();
    await expect(
      canvas.getByText(payment.changed.detail({ was: 'Rs. 1,37,857.5', is: 'Rs. 1,37,560.5' })),
    ).toBeVisible();
  },
};

/** In the last minute the server does not answer: the address and the countdown stay. */
export const Reconnecting: Story = {
  ...withFakeServer(() => payingServer({ created_ts: '2025-06-02T09:21:45Z' }), { faults: { getOrder: 'refused' } }),
  parameters: { logs: [POLL_FAULT] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/0:4\d/);
    await pollUntil(() => expect(canvas.getByText(payment.reconnecting)).toBeVisible());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/0:[34]\d/);
    await expect(canvas.queryByText(payment.unreadable.title)).not.toBeInTheDocument();
  },
};

/**
 * Coming from step 2, the slip shows the same before and after the first poll. *Cancel order* asks, with the focus on keeping it; a refusal shows in the
 * question.
 */
export const CancelFailed: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'ERC20');
    await expect(await canvas.findByText('Ethereum (ERC20) only')).toBeVisible();
    // Shows after the first poll: only the server knows whether the order can be cancelled.
    await expect(await canvas.findByRole('button', { name: payment.cancel })).toBeVisible();
    await expect(canvas.queryByText(payment.changed.title)).not.toBeInTheDocument();

    const asked = await askToCancel(canvasElement);
    const keep = asked.getByRole('button', { name: payment.confirmCancel.no });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: payment.cancel })).toHaveFocus();

    msw.use(createFaultHandler(server, 'cancelOrder', FAULT_WITHOUT_MESSAGE));
    const question = await askToCancel(canvasElement);
    await userEvent.click(question.getByRole('button', { name: payment.confirmCancel.yes }));
    await expect(await question.findByText('Failed to cancel order. Please try again.')).toBeVisible();
    await expect(await question.findByRole('button', { name: payment.confirmCancel.yes })).toBeEnabled();
  },
};
