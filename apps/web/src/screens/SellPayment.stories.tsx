import type { QrMode } from '@sarraf/domain';
import { addresses, orders } from '@sarraf/fake-server';
import { radioList, slip } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { resetStepMemory } from '../features/sell/payment/step-memory.ts';
import { qrMode } from '../shared/preferences/qr-mode.ts';
import { goToNetworks, pollUntil, sellOn } from './testing/sell-acts.ts';
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

const { payment } = sellMessages;

/** Opens the cancel dialog and waits until it has faded in; its buttons cannot be clicked before. */
async function askToCancel({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: payment.cancel }));
  const question = await screen.findByRole('alertdialog', { name: payment.confirmCancel.title });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** A new order: the amount, the network, the whole address and the time left. */
export const Fresh: Story = {
  tags: ['light-phone'],
  ...withFakeServer(payingServer),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();
    await expect(await canvas.findByText('Tron (TRC20) only')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(addresses.trc20[0]);
    await expect(await canvas.findByRole('img', { name: payment.qrLabel({ network: 'Tron (TRC20)' }) })).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/19:0\d|18:5\d/);
    await expect(canvas.getByText('Rs. 1,37,857.5')).toBeVisible();
  },
};

/** Coming from step 2, the slip shows the same before and after the first poll. */
export const JustMade: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement }) => {
    await goToNetworks(canvasElement);
    await sellOn(canvasElement, 'ERC20');
    await expect(await canvas.findByText('Ethereum (ERC20) only')).toBeVisible();
    // Shows after the first poll: only the server knows whether the order can be cancelled.
    await expect(await canvas.findByRole('button', { name: payment.cancel })).toBeVisible();
    await expect(canvas.queryByText(payment.changed.title)).not.toBeInTheDocument();
  },
};

/** Chooses a form of the QR code. */
const chooseForm =
  (form: QrMode, hint: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const { name } = payment.qrForms[form];
    const forms = radioList(canvasElement, payment.qrForm);
    await forms.choose(name);
    await expect(await forms.value()).toBe(name);
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: payment.qrLabel({ network: 'Tron (TRC20)' }) })).toBeVisible();
  };

export const AddressOnly: Story = {
  ...withFakeServer(payingServer),
  play: chooseForm('address', payment.qrForms.address.hint),
};

export const WalletLink: Story = { ...withFakeServer(payingServer), play: chooseForm('link', payment.qrTronHint) };

/** A network without payment links, on a device whose last choice was the link: the code has the amount, as the control says. */
export const NoWalletLink: Story = {
  ...withFakeServer(() => payingServer({ network: 'polygon', address: addresses.bep20[0] })),
  play: async ({ canvas }) => {
    qrMode.choose('link');
    await expect(await canvas.findByRole('radio', { name: payment.qrForms.amount.name })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: payment.qrForms.link.name })).not.toBeInTheDocument();
    await expect(canvas.getByText(payment.qrForms.amount.hint)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: payment.qrLabel({ network: 'POLYGON' }) })).toBeVisible();
  },
};

/** The first copy of the address warns about the network, since wallets offer several. */
export const FirstCopy: Story = {
  ...withFakeServer(payingServer),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(payment.networkOnly({ network: 'Tron (TRC20)' }));
    await userEvent.click(await canvas.findByRole('button', { name: payment.copyAddress }));
    const warning = await screen.findByRole('alertdialog', {
      name: payment.warnFirst.title({ network: 'Tron (TRC20)' }),
    });
    await waitFor(() => expect(warning).toBeVisible());
    await waitFor(() => expect(within(warning).getByRole('button', { name: payment.copyAddress })).toHaveFocus());
  },
};

/** Warning opened before the networks have loaded, for an order without a network name: shows the id, then the name once it has loaded. */
export const FirstCopyEarly: Story = {
  ...withFakeServer(payingServer, {
    faults: { getNetworks: 'delay-3s' },
    handlers: [http.get('*/api/sell/orders/:id', () => HttpResponse.json({ success: true, data: orders.pending }))],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: payment.copyAddress }));
    const { title, message } = payment.warnFirst;
    const question = await screen.findByRole('alertdialog', { name: title({ network: 'TRC20' }) });
    await waitFor(() => expect(question).toHaveAccessibleName(title({ network: 'Tron (TRC20)' })));
    await expect(question).toHaveTextContent(message({ network: 'Tron (TRC20)' }));
  },
};

/** Declining copies nothing and the next click warns again; confirming copies, and no later click warns. */
export const CopiedAfterWarning: Story = {
  ...withFakeServer(payingServer),
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const answer = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: payment.copyAddress }));
      const warning = await screen.findByRole('alertdialog');
      await waitFor(() => expect(warning).toBeVisible());
      await userEvent.click(within(warning).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await answer(payment.warnFirst.no);
    await expect(copy).not.toHaveBeenCalled();
    await answer(payment.copyAddress);
    await expect(copy).toHaveBeenCalledOnce();
    await expect(copy).toHaveBeenCalledWith(addresses.trc20[0]);
    await userEvent.click(await canvas.findByRole('button', { name: payment.copyAddress }));
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // The button shows its copied label for a moment.
    await canvas.findByRole('button', { name: payment.copied });
    await canvas.findByRole('button', { name: payment.copyAddress });
  },
};

export const UnderPaid: Story = {
  ...withFakeServer(() => payingServer({ status: 'in_process', receivedAmount: 120, exception: 'under' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(payment.underPaid({ received: '120', due: '500' }))).toBeVisible();
    await expect(await slip(canvasElement).value(payment.stillMissing)).toBe('380 USDT');
    await waitFor(() => expect(canvas.queryByRole('button', { name: payment.cancel })).not.toBeInTheDocument());
  },
};

/** The operator lowers the price while the seller picks a network (product.md S9). */
export const PriceChanged: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, server }) => {
    await goToNetworks(canvasElement);
    setPrice(server, 277.9);
    await sellOn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(payment.changed.title)).toBeVisible();
    await expect(
      canvas.getByText(payment.changed.detail({ was: 'Rs. 1,37,857.5', is: 'Rs. 1,37,560.5' })),
    ).toBeVisible();
  },
};

export const PriceChangeAccepted: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await goToNetworks(canvasElement);
    setPrice(server, 277.9);
    await sellOn(canvasElement, 'TRC20');
    await userEvent.click(await canvas.findByRole('button', { name: payment.changed.continue }));
    await waitFor(() => expect(canvas.queryByText(payment.changed.title)).not.toBeInTheDocument());
    await expect(canvas.getByText('Rs. 1,37,560.5')).toBeVisible();
  },
};

/** The server does not answer: the address and the countdown stay. */
export const Reconnecting: Story = {
  ...withFakeServer(payingServer, { faults: { getOrder: 'refused' } }),
  parameters: { logs: [POLL_FAULT] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(payment.sendExactly)).toBeVisible();
    await pollUntil(() => expect(canvas.getByText(payment.reconnecting)).toBeVisible());
    await expect(canvas.getByText(payment.sendExactly)).toBeVisible();
    await expect(canvas.queryByText(payment.unreadable.title)).not.toBeInTheDocument();
  },
};

export const LastMinute: Story = {
  ...withFakeServer(() => payingServer({ created_ts: '2025-06-02T09:21:45Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/0:4\d/);
  },
};

export const CancelAsked: Story = {
  ...withFakeServer(payingServer),
  play: async (stage) => {
    const question = await askToCancel(stage);
    await waitFor(() => expect(question.getByRole('button', { name: payment.confirmCancel.no })).toHaveFocus());
  },
};

export const CancelFailed: Story = {
  ...withFakeServer(payingServer, { faults: { cancelOrder: FAULT_WITHOUT_MESSAGE } }),
  play: async (stage) => {
    const question = await askToCancel(stage);
    await stage.userEvent.click(question.getByRole('button', { name: payment.confirmCancel.yes }));
    await expect(await question.findByText('Failed to cancel order. Please try again.')).toBeVisible();
    await expect(await question.findByRole('button', { name: payment.confirmCancel.yes })).toBeEnabled();
  },
};

export const KeptAfterAll: Story = {
  ...withFakeServer(payingServer),
  play: async (stage) => {
    const question = await askToCancel(stage);
    await stage.userEvent.click(question.getByRole('button', { name: payment.confirmCancel.no }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('button', { name: payment.cancel })).toHaveFocus();
  },
};

/** After cancelling, step 4 replaces step 3. */
export const Cancelled: Story = {
  ...withFakeServer(payingServer),
  play: async (stage) => {
    const question = await askToCancel(stage);
    await stage.userEvent.click(question.getByRole('button', { name: payment.confirmCancel.yes }));
    await expect(await stage.canvas.findByRole('heading', { name: 'Transaction Cancelled' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A deposit arrives while the cancel dialog is open: the 409 carries the order, and the page shows it (product.md R22). */
export const PaidMeanwhile: Story = {
  ...withFakeServer(payingServer),
  play: async (stage) => {
    const question = await askToCancel(stage);
    for (const order of stage.server.orders) Object.assign(order, { status: 'in_process', receivedAmount: 500 });
    await stage.userEvent.click(question.getByRole('button', { name: payment.confirmCancel.yes }));
    await expect(await stage.canvas.findByRole('heading', { name: 'Transaction In Process' })).toBeVisible();
  },
};
