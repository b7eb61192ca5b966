import type { Order } from '@sarraf/api-client';
import {
  bankAccounts,
  createFakeServer,
  createHandlers,
  makeOrder,
  orders,
  returnedOrders,
  users,
  type FakeServer,
} from '@sarraf/fake-server';
import { dismissToast } from '@sarraf/ui';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { payoutProblemMessages } from '../features/payout-problem/payout-problem.messages.en.ts';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { rowsOf } from './testing/history.ts';
import { pollUntil } from './testing/sell-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Returned payout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const { notices } = payoutProblemMessages;
const { tags, notice } = historyMessages.returned;
const submit = { name: 'Pay to this account' };
const SOON = { timeout: 15_000 };
const banks = [bankAccounts.nayapay, bankAccounts.meezan, bankAccounts.easypaisa];

/** Server with a seller whose history has these orders. */
const historyServer =
  (...rows: Order[]) =>
  (): FakeServer =>
    createFakeServer({ people: [{ user: users.seller, banks }], signedIn: users.seller, orders: rows });

/** Changes of an order that ends as this one. */
const endOf = ({ status, transfer_status, transfer_ref, bank_id, payoutReturned }: Order) => ({
  ...{ status, transfer_status, transfer_ref, bank_id, payoutReturned },
  receivedAmount: 500,
});

/** Server with a seller in step 3 whose order takes on the end of this order at the first poll. */
const resultServer = (order: Order) => (): FakeServer => {
  const pending = makeOrder({ created_ts: new Date().toISOString() });
  const server = historyServer(pending)();
  server.pendingChanges.set(pending._id, [endOf(order)]);
  return server;
};

/** Ends the order as this one, whatever was chosen. */
const end = ({ server }: Stage, order: Order) => {
  server.pendingChanges.clear();
  Object.assign(server.orders[0] ?? {}, endOf(order));
};

/** Story of step 4 of an order whose rupees came back. */
const onResult = (order: Order, options?: Parameters<typeof visit>[2]) =>
  visit('/dashboard', resultServer(order), options);

async function choose({ canvas, canvasElement, userEvent }: Stage, account: RegExp) {
  await radioList(canvasElement).choose(account);
  await userEvent.click(await canvas.findByRole('button', submit));
}

/** Opens the row at this place and waits for its dialog to fade in. */
async function openRow(stage: Stage, place = 0) {
  const row = (await rowsOf(stage))[place];
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: historyMessages.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function close({ userEvent }: Stage) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** The order stays completed; its rupees came back, and another account can be chosen. */
export const OnResult: Story = {
  tags: ['light-phone'],
  ...onResult(returnedOrders.waits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notices['awaits-account'].detail, {}, SOON)).toBeVisible();
    await expect(canvas.getByText('Beneficiary account is dormant')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(canvas.getByRole('heading', { name: sellMessages.result.headings.completed })).toBeVisible();
    await expect(canvas.getByText(sellMessages.result.utrReturned)).toBeVisible();
  },
};

/**
 * Another account is chosen too late, the desk pays it again: shows the server's message and the current state of the order. Then the desk refunds it.
 */
export const Refunded: Story = {
  ...onResult(returnedOrders.waits),
  play: async (stage) => {
    const { canvas } = stage;
    await canvas.findByRole('radio', { name: /Easypaisa/ }, SOON);
    end(stage, returnedOrders.payingAgain);
    await choose(stage, /Easypaisa/);
    await expect((await screen.findAllByText('This order is being paid out already'))[0]).toBeVisible();
    await expect(await canvas.findByText(notices['paying-again'].title)).toBeVisible();
    await expect(canvas.getByText(notices['paying-again'].detail)).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument();
    dismissToast();

    end(stage, returnedOrders.refunded);
    await pollUntil(() => expect(canvas.getByText(notices.refunded.detail)).toBeVisible());
    await expect(canvas.getByText(sellMessages.result.notes.returned.refunded)).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument();
  },
};

/**
 * After any failure the choice stays and can be sent again, however often the button is pressed: the rupees are paid there again. The same in the
 * history, where the details show the new account, and that the rupees are on their way.
 */
export const Chosen: Story = {
  ...onResult(returnedOrders.waits, { faults: { choosePayoutAccount: '500-html' } }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    const { canvas, userEvent, msw, server } = stage;
    await choose(stage, /Meezan/);
    await expect(await canvas.findByText('The account could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
    msw.use(...createHandlers(server));
    const button = await canvas.findByRole('button', submit);
    await expect(button).toBeEnabled();
    await userEvent.dblClick(button);
    await waitFor(() => expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument());
    await expect(server.orders[0]?.bank_id?._id).toBe(bankAccounts.meezan._id);

    end(stage, returnedOrders.waits);
    const [history] = await canvas.findAllByRole('link', { name: 'History' });
    if (history) await userEvent.click(history);
    const dialog = await openRow(stage);
    await radioList(screen.getByRole('dialog')).choose(/Meezan/);
    await userEvent.dblClick(dialog.getByRole('button', submit));
    await expect(await dialog.findByText(notices['paying-again'].title)).toBeVisible();
    await expect(dialog.getByText('Meezan Bank')).toBeVisible();
  },
};

/** Each state in the list, among other orders; the details of a refunded one. */
export const Rows: Story = {
  ...visit('/dashboard/history', historyServer(...Object.values(returnedOrders), orders.completed)),
  play: async (stage) => {
    for (const tag of Object.values(tags))
      await expect(await stage.canvas.findByText(tag, { selector: ':not(option)' }, SOON)).toBeVisible();
    const rows = await rowsOf(stage);
    await expect(rows).toHaveLength(4);
    const dialog = await openRow(
      stage,
      rows.findIndex(({ textContent }) => textContent.includes(tags.refunded)),
    );
    await expect(await dialog.findByText(notices.refunded.title)).toBeVisible();
    await expect(dialog.getAllByText(historyMessages.details.refundedAt)).toHaveLength(2);
    await close(stage);
  },
};

/** An administrator reads what happened to a seller's order, and chooses nothing. */
export const InHistoryOfAdmin: Story = {
  ...visit('/dashboard/history', () =>
    createFakeServer({
      people: [{ user: users.seller, banks }, { user: users.admin }],
      signedIn: users.admin,
      orders: [returnedOrders.waits],
    }),
  ),
  play: async (stage) => {
    const dialog = await openRow(stage);
    await expect(dialog.getByText('Beneficiary account is dormant')).toBeInTheDocument();
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Step 1 says that rupees of an earlier order came back, and leads to its details, where another account can be chosen. */
export const OnDashboard: Story = {
  ...visit('/dashboard', historyServer(orders.completed, returnedOrders.waits)),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByText(notice.title, {}, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: notice.open }));
    const dialog = within(await screen.findByRole('dialog', { name: historyMessages.details.title }, SOON));
    await expect(await dialog.findByText(notices['awaits-account'].title)).toBeVisible();
    await expect(await dialog.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(dialog.getByText(historyMessages.details.utrReturned)).toBeInTheDocument();

    await close(stage);
    const [home] = await canvas.findAllByRole('link', { name: 'Dashboard' });
    if (home) await userEvent.click(home);
    await expect(await canvas.findByText(notice.title, {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('link', { name: notice.open })).toBeVisible();
  },
};
