import {
  createFaultHandler,
  createHandlers,
  FIXTURE_NOW,
  makeOrder,
  orders,
  returnedOrders,
  type FakeServer,
} from '@sarraf/fake-server';
import { dialog as findDialog } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { proofMessages as messages } from '../features/proof/proof.messages.en.ts';
import { fakeNavigator } from './testing/fake-navigator.ts';
import { history, rowsOf, sellerWith } from './testing/history.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Proof of payment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const SOON = { timeout: 15_000 };

/** Server with a seller whose history has a completed and a cancelled order; its clock stands still, so that the date of the link does too. */
const seller = (): FakeServer =>
  Object.assign(sellerWith(orders.completed, orders.cancelled)(), { now: () => Date.parse(FIXTURE_NOW) });
const onDetails = (options?: VisitOptions) => history(seller, options);

/** Opens the details of an order by its position in the list. */
async function openDetails(stage: Stage, at = 0) {
  const row = (await rowsOf(stage))[at];
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  return within(await screen.findByRole('dialog', { name: historyMessages.details.title }));
}

/** Opens the details of the first order, and its proof of payment. */
async function openProof(stage: Stage) {
  const details = await openDetails(stage);
  await stage.userEvent.click(await details.findByRole('button', { name: messages.open }, SOON));
  const dialog = await screen.findByRole('dialog', { name: messages.title }, SOON);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Waits for the address of a link, and returns it. */
const addressOf = async (dialog: ReturnType<typeof within>): Promise<string> =>
  (await dialog.findByText(/^https:\/\/sarraf\.example\/proof\/[\w-]{43}$/)).textContent ?? '';

/** Asks to turn off the link, and returns the question. */
async function askToRevoke({ userEvent }: Stage, dialog: ReturnType<typeof within>) {
  await userEvent.click(await dialog.findByRole('button', { name: messages.revoke }));
  const question = await screen.findByRole('alertdialog', { name: messages.confirmRevoke.title });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** The result of a sale offers the proof once the rupees are paid. */
export const OnResult: Story = {
  tags: ['light-phone'],
  ...visit('/dashboard', () => {
    const pending = makeOrder({ created_ts: new Date().toISOString() });
    const server = sellerWith(pending)();
    const { status, transfer_status, transfer_ref } = orders.completed;
    server.pendingChanges.set(pending._id, [{ status, transfer_status, transfer_ref, receivedAmount: 500 }]);
    return server;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.open }, SOON)).toBeEnabled();
  },
};

export const Making: Story = {
  ...onDetails({ faults: { makeProof: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async (stage) => {
    const dialog = await openProof(stage);
    await expect(dialog.getByText(messages.making)).toBeInTheDocument();
  },
};

/**
 * An order that is not completed has none. A completed one: the link with a button to copy it, to send it on WhatsApp and to view the page; opened again, it
 * is the same.
 */
export const Ready: Story = {
  ...fakeNavigator(onDetails(), { share: undefined }),
  play: async (stage) => {
    const { userEvent, canvasElement } = stage;
    const cancelled = await openDetails(stage, 1);
    await expect(cancelled.queryByRole('button', { name: messages.open })).not.toBeInTheDocument();
    await findDialog(canvasElement, historyMessages.details.title).close();

    const dialog = await openProof(stage);
    const url = await addressOf(dialog);
    await expect(dialog.getByText(/until 31 Aug 2025, /)).toBeVisible();
    await expect(dialog.getByRole('link', { name: new RegExp(messages.view) })).toHaveAttribute('href', url);
    const whatsApp = dialog.getByRole('link', { name: new RegExp(`^${messages.whatsApp}`) });
    await expect(whatsApp).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(url)));
    await userEvent.click(dialog.getByRole('button', { name: messages.close }));
    const details = within(await screen.findByRole('dialog', { name: historyMessages.details.title }));
    await userEvent.click(await details.findByRole('button', { name: messages.open }));
    const again = within(await screen.findByRole('dialog', { name: messages.title }));
    await expect(await addressOf(again)).toBe(url);
  },
};

const share = fn(async () => {});

/** Where the device has a share sheet, it gets the title and the link. One that fails leaves the link to be copied. */
export const ShareFailed: Story = {
  ...fakeNavigator(onDetails(), { share }),
  play: async (stage) => {
    share.mockClear();
    const dialog = await openProof(stage);
    const url = await addressOf(dialog);
    await stage.userEvent.click(dialog.getByRole('button', { name: messages.share }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: messages.title, url }));

    share.mockRejectedValueOnce(new Error('No target.'));
    await stage.userEvent.click(dialog.getByRole('button', { name: messages.share }));
    await expect(await dialog.findByText(messages.shareFailed)).toBeVisible();
  },
};

/** After a failure *Try again* makes the link. Turned off, making another one fails as well. */
export const Failed: Story = {
  ...onDetails({ faults: { makeProof: '500-html' } }),
  play: async (stage) => {
    const { userEvent, msw, server } = stage;
    const dialog = await openProof(stage);
    const expectFailure = async () => {
      await expect(await dialog.findByText(messages.failed.title)).toBeVisible();
      const retry = dialog.getByRole('button', { name: messages.failed.retry });
      await expect(retry).toBeEnabled();
      return retry;
    };
    const retry = await expectFailure();
    msw.use(...createHandlers(server));
    await userEvent.click(retry);
    await addressOf(dialog);

    const question = await askToRevoke(stage, dialog);
    await userEvent.click(question.getByRole('button', { name: messages.confirmRevoke.yes }));
    const again = await dialog.findByRole('button', { name: messages.revoked.again });
    msw.use(createFaultHandler(server, 'makeProof', '500-html'));
    await userEvent.click(again);
    await expectFailure();
  },
};

/**
 * A link from before can be turned off although it cannot be shown. After the link was turned off, a new one is another one. Turning off asks, with the focus
 * on keeping it; a failure shows in the question.
 */
export const Revoked: Story = {
  ...onDetails({ faults: { makeProof: '500-html' } }),
  play: async (stage) => {
    const { userEvent, msw, server } = stage;
    server.proofs.set(orders.completed._id, { token: 'made before', endsAt: Date.parse(FIXTURE_NOW) });
    const dialog = await openProof(stage);
    const yes = { name: messages.confirmRevoke.yes };
    const again = { name: messages.revoked.again };
    const revoke = async () => {
      const question = await askToRevoke(stage, dialog);
      await userEvent.click(question.getByRole('button', yes));
      await expect(await dialog.findByText(messages.revoked.title)).toBeVisible();
      await expect(server.proofs.size).toBe(0);
    };
    await dialog.findByText(messages.failed.title);
    await revoke();

    msw.use(...createHandlers(server));
    await userEvent.click(await dialog.findByRole('button', again));
    const before = await addressOf(dialog);
    await revoke();
    await userEvent.click(await dialog.findByRole('button', again));
    await expect(await addressOf(dialog)).not.toBe(before);

    const question = await askToRevoke(stage, dialog);
    await expect(question.getByRole('button', { name: messages.confirmRevoke.no })).toHaveFocus();
    msw.use(createFaultHandler(server, 'revokeProof', '500-html'));
    await userEvent.click(question.getByRole('button', yes));
    await expect(await question.findByText(messages.confirmRevoke.failed)).toBeVisible();
    msw.use(...createHandlers(server));
    await userEvent.click(await question.findByRole('button', yes));
    await expect(await dialog.findByText(messages.revoked.title)).toBeVisible();
    await expect(server.proofs.size).toBe(0);
    await waitFor(() => expect(dialog.getByRole('button', again)).toHaveFocus());
  },
};

/** The bank returned the rupees after the page was loaded: there is no proof. */
export const Returned: Story = {
  ...onDetails({
    handlers: [
      http.post('*/api/sell/orders/:id/proof', () =>
        HttpResponse.json(
          {
            success: false,
            message: 'The bank returned these rupees, so there is no proof of them',
            transaction: returnedOrders.waits,
          },
          { status: 409 },
        ),
      ),
    ],
  }),
  play: async (stage) => {
    const dialog = await openProof(stage);
    await expect(await dialog.findByText(messages.returned.title)).toBeVisible();
  },
};
