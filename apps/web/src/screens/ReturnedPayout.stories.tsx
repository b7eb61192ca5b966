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
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { payoutProblemMessages } from '../features/payout-problem/payout-problem.messages.en.ts';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { rowsOf } from './testing/history.ts';
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
const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'a toast comes and goes over it' },
};
const banks = [bankAccounts.nayapay, bankAccounts.meezan, bankAccounts.easypaisa];

/** Server with a seller whose history has these orders. */
const historyServer =
  (...rows: Order[]) =>
  (): FakeServer =>
    createFakeServer({ people: [{ user: users.seller, banks }], signedIn: users.seller, orders: rows });

/** Server with a seller in step 3 whose order takes on the end of this order at the first poll. */
const resultServer = (end: Order) => (): FakeServer => {
  const pending = makeOrder({ created_ts: new Date().toISOString() });
  const server = historyServer(pending)();
  const { status, transfer_status, transfer_ref, bank_id, payoutReturned } = end;
  const change = { status, transfer_status, transfer_ref, bank_id, payoutReturned, receivedAmount: 500 };
  server.pendingChanges.set(pending._id, [change]);
  return server;
};

/** Story of step 4 of an order whose rupees came back. */
const onResult = (end: Order, options?: Parameters<typeof visit>[2]) => visit('/dashboard', resultServer(end), options);

async function choose({ canvas, canvasElement, userEvent }: Stage, account: RegExp) {
  await radioList(canvasElement).choose(account);
  await userEvent.click(await canvas.findByRole('button', submit));
}

/** Opens the first row and waits for its dialog to fade in. */
async function openFirst(stage: Stage) {
  const [row] = await rowsOf(stage);
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: historyMessages.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
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

export const PayingAgain: Story = {
  ...onResult(returnedOrders.payingAgain),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notices['paying-again'].detail, {}, SOON)).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument();
  },
};

export const Refunded: Story = {
  ...onResult(returnedOrders.refunded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notices.refunded.detail, {}, SOON)).toBeVisible();
    await expect(canvas.getByText(sellMessages.result.notes.returned.refunded)).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument();
  },
};

/** Another account is chosen, however often the button is pressed: the rupees are paid there again. */
export const Chosen: Story = {
  ...onResult(returnedOrders.waits),
  parameters: SAME_AS_OTHERS,
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await radioList(canvasElement).choose(/Meezan/);
    await userEvent.dblClick(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument());
    await expect(server.orders[0]?.bank_id?._id).toBe(bankAccounts.meezan._id);
  },
};

/** After any failure the choice stays and can be sent again. */
export const CallFailed: Story = {
  ...onResult(returnedOrders.waits, { faults: { choosePayoutAccount: '500-html' } }),
  play: async (stage) => {
    const { canvas, userEvent, msw, server } = stage;
    await choose(stage, /Meezan/);
    await expect(await canvas.findByText('The account could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
    msw.use(...createHandlers(server));
    const button = await canvas.findByRole('button', submit);
    await expect(button).toBeEnabled();
    await userEvent.hover(button);
  },
};

/** Too late, the desk pays it again: shows the server's message and the current state of the order. */
export const TooLate: Story = {
  ...onResult(returnedOrders.waits, {
    handlers: [
      http.post('*/api/sell/orders/:id/payout-account', ({ params }) =>
        HttpResponse.json(
          {
            success: false,
            message: 'This order is being paid out already',
            transaction: makeOrder({ ...returnedOrders.payingAgain, _id: String(params['id']) }),
          },
          { status: 409 },
        ),
      ),
    ],
  }),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await choose(stage, /Easypaisa/);
    await expect((await screen.findAllByText('This order is being paid out already'))[0]).toBeVisible();
    await expect(await stage.canvas.findByText(notices['paying-again'].title)).toBeVisible();
  },
};

/** Each state in the list, among other orders. */
export const Rows: Story = {
  ...visit('/dashboard/history', historyServer(...Object.values(returnedOrders), orders.completed)),
  play: async (stage) => {
    for (const tag of Object.values(tags))
      await expect(await stage.canvas.findByText(tag, { selector: ':not(option)' }, SOON)).toBeVisible();
    await expect(await rowsOf(stage)).toHaveLength(4);
  },
};

export const InHistory: Story = {
  ...visit('/dashboard/history', historyServer(returnedOrders.waits)),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(dialog.getByText(notices['awaits-account'].title)).toBeVisible();
    await expect(dialog.getByText(historyMessages.details.utrReturned)).toBeInTheDocument();
  },
};

export const RefundedInHistory: Story = {
  ...visit('/dashboard/history', historyServer(returnedOrders.refunded)),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByText(notices.refunded.title)).toBeVisible();
    await expect(dialog.getAllByText(historyMessages.details.refundedAt)).toHaveLength(2);
  },
};

/** The details show the new account, and that the rupees are on their way. */
export const ChosenInHistory: Story = {
  ...visit('/dashboard/history', historyServer(returnedOrders.waits)),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await radioList(screen.getByRole('dialog')).choose(/Meezan/);
    await stage.userEvent.dblClick(dialog.getByRole('button', submit));
    await expect(await dialog.findByText(notices['paying-again'].title)).toBeVisible();
    await expect(dialog.getByText('Meezan Bank')).toBeVisible();
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
    const dialog = await openFirst(stage);
    await expect(dialog.getByText('Beneficiary account is dormant')).toBeInTheDocument();
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Step 1 says that rupees of an earlier order came back, and leads to its details. */
export const OnDashboard: Story = {
  ...visit('/dashboard', historyServer(orders.completed, returnedOrders.waits)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notice.title, {}, SOON)).toBeVisible();
    await expect(canvas.getByRole('link', { name: notice.open })).toBeVisible();
  },
};

/** The notice opens the details of the returned order. */
export const OpenedFromDashboard: Story = {
  ...visit('/dashboard', historyServer(orders.completed, returnedOrders.waits)),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the details of InHistory' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: notice.open }, SOON));
    const dialog = await screen.findByRole('dialog', { name: historyMessages.details.title }, SOON);
    await expect(await within(dialog).findByText(notices['awaits-account'].title)).toBeVisible();
  },
};
