import { FIXTURE_NOW, orders, pauseReasons, setPaused, type FakeServer } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages as messages } from '../features/history/history.messages.en.ts';
import { receiptMessages } from '../shared/receipt/receipt.messages.en.ts';
import { orderActionsMessages } from '../shared/orders/order-actions.messages.en.ts';
import {
  everybody,
  history,
  type HistoryStage as Stage,
  rowsOf,
  SAME_AS_FEW,
  sellerWith,
  waiting,
} from './testing/history.ts';
import { turningClock } from './testing/turning-clock.ts';

// The other stories of this title are in `History.stories.tsx`.
const meta = {
  title: 'Screens/History',
  tags: ['!autodocs'],
  // Chromatic resizes the window first; rows are measured after that.
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
/** Opens the first row and waits for its dialog to fade in. */
async function openFirst(stage: Stage) {
  const [row] = await rowsOf(stage);
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: messages.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Story with the details of one order, which must contain these texts. */
const details = (begin: () => FakeServer, ...texts: (string | RegExp)[]): Story => ({
  ...history(begin),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    for (const text of texts) await expect((await dialog.findAllByText(text))[0]).toBeInTheDocument();
  },
});

const { amounts } = messages.details;

export const DetailsPending = details(
  () => sellerWith(waiting(1))(),
  'Pending',
  /^Expires in/,
  amounts.own.due,
  messages.details.showQr,
);
export const DetailsInProcess = details(sellerWith(orders.inProcess), 'In process', '7 of 19');
/** Less than the amount due has arrived, and there is time left: shows the rest, the address and the deadline. */
export const DetailsShort = details(
  () => sellerWith(waiting(1, { status: 'in_process', receivedAmount: 120, exception: 'under' }))(),
  messages.exceptions.underOpen,
  '380 USDT',
  /^Expires in/,
);
/** The order is in review: the seller has nothing to do. */
export const DetailsInReview = details(
  sellerWith({ ...orders.inProcess, payoutProblem: { reason: 'in review', at: FIXTURE_NOW } }),
  messages.details.inReview.title,
);
/** A completed order can be shared as a receipt and asked about. */
export const DetailsCompleted = details(
  sellerWith(orders.completed),
  'UTR2505301408117',
  amounts.own.done,
  receiptMessages.open,
  orderActionsMessages.help.faqs['not-arrived'],
);
/** Help with this order fills in its id and state, for WhatsApp and for e-mail. */
export const DetailsHelp: Story = {
  ...history(sellerWith(orders.failed)),
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    const dialog = await openFirst(stage);
    const filled = orderActionsMessages.help.text({ orderId: orders.failed._id, state: 'failed' });
    const link = await dialog.findByRole('link', { name: new RegExp(orderActionsMessages.help.ask) });
    await expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(filled);
    await expect(link).toHaveAttribute('target', '_blank');
    const mail = dialog.getByRole('link', { name: orderActionsMessages.help.email });
    await expect(new URL(mail.getAttribute('href') ?? '').searchParams.get('body')).toBe(filled);
  },
};
/** While payouts are paused, an order that waits for its rupees says so with the operator's reason. */
export const DetailsPaused = details(() => {
  const server = sellerWith(orders.inProcess)();
  setPaused(server, 'payouts_paused');
  return server;
}, pauseReasons.payouts_paused.en);
export const DetailsSuccess = details(sellerWith(orders.success), 'Success', 'Raast');
/** The hash links to the explorer configured by the operator (product.md R26). */
export const DetailsOwnExplorer: Story = {
  ...history(sellerWith({ ...orders.completed, network: 'polygon', explorerUrl: 'https://scan.example/tx/56aa6d03' })),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    const link = await dialog.findByRole('link', { name: new RegExp(messages.details.opensExplorer) });
    await expect(link).toHaveAttribute('href', 'https://scan.example/tx/56aa6d03');
  },
};
export const DetailsCancelled = details(sellerWith(orders.cancelled), 'Cancelled');
export const DetailsFailed = details(sellerWith(orders.failed), 'Failed');
export const DetailsTimeout = details(sellerWith(orders.timeout), 'Timeout');
export const DetailsUnknown = details(sellerWith(orders.unknown), 'On hold', 'AWAITING BANK REPLY');
export const DetailsReceived = details(sellerWith(orders.received), amounts.credited, messages.exceptions.late);
export const DetailsDeleted = details(
  () => {
    const world = everybody();
    world.orders = world.orders.filter(({ deleted }) => deleted);
    return world;
  },
  messages.deleted,
  amounts.others.done,
);

/** At the deadline, an open dialog turns to Failed and the QR code button is removed. */
export const DetailsRunOut: Story = {
  ...turningClock(history(() => sellerWith(waiting(1))())),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByText(/^Expires in/)).toBeVisible();
    stage.turnClock(20 * 60);
    await expect(await dialog.findByText('Failed')).toBeVisible();
    await expect(dialog.queryByText(/^Expires in/)).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: messages.details.showQr })).not.toBeInTheDocument();
  },
};

/** The QR code opens above the details; closing it returns to them. */
export const QrCode: Story = {
  ...history(() => sellerWith(waiting(1))()),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: messages.details.showQr }));
    const code = await screen.findByRole('dialog', { name: messages.qr.title });
    await waitFor(() => expect(code).toBeVisible());
    await expect(await within(code).findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

/** Escape closes one dialog at a time, and the focus returns to the button that opened it. */
export const QrCodeClosed: Story = {
  ...QrCode,
  parameters: SAME_AS_FEW,
  play: async (stage) => {
    await QrCode.play?.(stage);
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.qr.title })).not.toBeInTheDocument());
    const dialog = await screen.findByRole('dialog', { name: messages.details.title });
    await expect(await within(dialog).findByRole('button', { name: messages.details.showQr })).toHaveFocus();
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await stage.canvas.findByRole('button', { name: /Pending/ })).toHaveFocus());
  },
};
