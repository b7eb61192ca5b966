import { FIXTURE_NOW, orders, pauseReasons, setPaused } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages as messages } from '../features/history/history.messages.en.ts';
import { receiptMessages } from '../shared/receipt/receipt.messages.en.ts';
import { orderActionsMessages } from '../shared/orders/order-actions.messages.en.ts';
import { everybody, history, type HistoryStage as Stage, rowsOf, sellerWith, waiting } from './testing/history.ts';
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

const { amounts } = messages.details;

/** Opens the row at this place and waits for its dialog to fade in. */
async function openRow(stage: Stage, place = 0) {
  const row = (await rowsOf(stage))[place];
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: messages.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function close({ userEvent }: Stage) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

type Dialog = Awaited<ReturnType<typeof openRow>>;

/** The details contain these texts. */
async function sees(dialog: Dialog, ...texts: (string | RegExp)[]) {
  for (const text of texts) await expect((await dialog.findAllByText(text))[0]).toBeInTheDocument();
}

/**
 * Less than the amount due has arrived, and there is time left: shows the rest, the address and the deadline. While payouts are paused, an order that
 * waits for its rupees says so with the operator's reason.
 */
export const DetailsShort: Story = {
  ...history(() => {
    const short = waiting(1, { status: 'in_process', receivedAmount: 120, exception: 'under' });
    const server = sellerWith(short, orders.inProcess)();
    setPaused(server, 'payouts_paused');
    return server;
  }),
  play: async (stage) => {
    await sees(await openRow(stage, 1), 'In process', '7 of 19', pauseReasons.payouts_paused.en);
    await close(stage);
    await sees(await openRow(stage), messages.exceptions.underOpen, '380 USDT', /^Expires in/);
  },
};

/** Help with this order fills in its id and state, for WhatsApp and for e-mail. */
async function seesHelp(dialog: Dialog) {
  const filled = orderActionsMessages.help.text({ orderId: orders.failed._id, state: 'failed' });
  const link = await dialog.findByRole('link', { name: new RegExp(orderActionsMessages.help.ask) });
  await expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(filled);
  await expect(link).toHaveAttribute('target', '_blank');
  const mail = dialog.getByRole('link', { name: orderActionsMessages.help.email });
  await expect(new URL(mail.getAttribute('href') ?? '').searchParams.get('body')).toBe(filled);
}

/** A failed order can be asked about. While an order is in review, the seller has nothing to do. */
export const DetailsInReview: Story = {
  ...history(
    sellerWith({ ...orders.inProcess, payoutProblem: { reason: 'in review', at: FIXTURE_NOW } }, orders.failed),
  ),
  play: async (stage) => {
    const failed = await openRow(stage, 1);
    await sees(failed, 'Failed');
    await seesHelp(failed);
    await close(stage);
    await sees(await openRow(stage), messages.details.inReview.title);
  },
};

const OWN_EXPLORER = 'https://scan.example/tx/56aa6d03';
const elsewhere = { ...orders.success, network: 'polygon', explorerUrl: OWN_EXPLORER };

/**
 * How orders ended. The hash links to the explorer configured by the operator (product.md R26). A completed order can be shared as a receipt and asked
 * about.
 */
export const DetailsCompleted: Story = {
  ...history(sellerWith(orders.completed, elsewhere, orders.cancelled, orders.timeout)),
  play: async (stage) => {
    await sees(await openRow(stage, 3), 'Timeout');
    await close(stage);
    await sees(await openRow(stage, 2), 'Cancelled');
    await close(stage);
    const dialog = await openRow(stage, 1);
    await sees(dialog, 'Success', 'Raast');
    const link = await dialog.findByRole('link', { name: new RegExp(messages.details.opensExplorer) });
    await expect(link).toHaveAttribute('href', OWN_EXPLORER);
    await close(stage);
    await sees(
      await openRow(stage),
      'UTR2505301408117',
      amounts.own.done,
      receiptMessages.open,
      orderActionsMessages.help.faqs['not-arrived'],
    );
  },
};

/**
 * At the deadline, an open dialog turns to Failed and the QR code button is removed. An unknown status is shown as it is. USDT that came late are in the
 * wallet.
 */
export const DetailsReceived: Story = {
  ...turningClock(history(() => sellerWith(waiting(1), orders.received, orders.unknown)())),
  play: async (stage) => {
    const dialog = await openRow(stage);
    await sees(dialog, 'Pending', amounts.own.due, messages.details.showQr);
    await expect(await dialog.findByText(/^Expires in/)).toBeVisible();
    stage.turnClock(20 * 60);
    await expect(await dialog.findByText('Failed')).toBeVisible();
    await expect(dialog.queryByText(/^Expires in/)).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: messages.details.showQr })).not.toBeInTheDocument();
    await close(stage);
    await sees(await openRow(stage, 2), 'On hold', 'AWAITING BANK REPLY');
    await close(stage);
    await sees(await openRow(stage, 1), amounts.credited, messages.exceptions.late);
  },
};

export const DetailsDeleted: Story = {
  ...history(() => {
    const world = everybody();
    world.orders = world.orders.filter(({ deleted }) => deleted);
    return world;
  }),
  play: async (stage) => sees(await openRow(stage), messages.deleted, amounts.others.done),
};

/** The QR code opens above the details. Escape closes one dialog at a time, and the focus returns to the button that opened it. */
export const QrCode: Story = {
  ...history(() => sellerWith(waiting(1))()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const showQr = { name: messages.details.showQr };
    const seesCode = async () => {
      const code = await screen.findByRole('dialog', { name: messages.qr.title });
      await waitFor(() => expect(code).toBeVisible());
      await expect(await within(code).findByRole('img', { name: /QR code/ })).toBeVisible();
    };
    const dialog = await openRow(stage);
    await userEvent.click(dialog.getByRole('button', showQr));
    await seesCode();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.qr.title })).not.toBeInTheDocument());
    const details = await screen.findByRole('dialog', { name: messages.details.title });
    await expect(await within(details).findByRole('button', showQr)).toHaveFocus();
    await close(stage);
    await waitFor(async () => expect(await canvas.findByRole('button', { name: /Pending/ })).toHaveFocus());

    await userEvent.click((await openRow(stage)).getByRole('button', showQr));
    await seesCode();
  },
};
