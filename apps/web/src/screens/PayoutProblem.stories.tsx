import {
  bankAccounts,
  createFakeServer,
  createHandlers,
  makeOrder,
  orders,
  users,
  type FakeServer,
} from '@sarraf/fake-server';
import { messages as forms } from '@sarraf/forms/messages.en';
import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyMessages } from '../features/history/history.messages.en.ts';
import { payoutProblemMessages as messages } from '../features/payout-problem/payout-problem.messages.en.ts';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { timelineMessages } from '../features/timeline/timeline.messages.en.ts';
import { rowsOf } from './testing/history.ts';
import { pollUntil } from './testing/sell-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Refused payout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { delay: 300 } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const submit = { name: 'Pay to this account' };
const FAILED = 'The account could not be changed. Please try again.';
const refused = {
  status: 'in_process',
  payoutProblem: { reason: 'The account number does not exist', at: '2025-06-02T09:40:09Z' },
};
const PATH = '*/api/sell/orders/:id/payout-account';

/** A seller in step 3 whose payout is refused at the first poll. */
function refusedServer(banks = [bankAccounts.nayapay, bankAccounts.meezan, bankAccounts.easypaisa]): FakeServer {
  const pending = makeOrder({ created_ts: new Date().toISOString() });
  const server = createFakeServer({
    people: [{ user: users.seller, banks }],
    signedIn: users.seller,
    orders: [pending],
  });
  server.pendingChanges.set(pending._id, [{ ...refused, receivedAmount: 500, bank_id: bankAccounts.nayapay }]);
  return server;
}

const onResult = (options?: Parameters<typeof visit>[2], begin = () => refusedServer()) =>
  visit('/dashboard', begin, options);

async function choose({ canvas, canvasElement, userEvent }: Stage, account: RegExp) {
  await radioList(canvasElement).choose(account);
  await userEvent.click(canvas.getByRole('button', submit));
}

/**
 * The result shows what happened and offers the accounts that were not refused. An account in another name says so here too: its bank may return the
 * rupees again.
 */
export const OnResult: Story = {
  tags: ['light-phone'],
  ...onResult({}, () =>
    refusedServer([bankAccounts.nayapay, bankAccounts.meezan, { ...bankAccounts.easypaisa, title: 'TARIQ MEHMOOD' }]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notices.refused.detail, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /NayaPay/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(forms.sell.otherName)).toBeVisible();
    await expect(canvas.getByText(sellMessages.result.notes.refused)).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toBeDisabled();
  },
};

/** Without another account, one can be added. */
export const NoOtherAccount: Story = {
  ...onResult({}, () => refusedServer([bankAccounts.nayapay])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add New Bank' }, { timeout: 15_000 })).toBeEnabled();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Too late, the payout is being sent again: shows the server's message and the current state of the order. */
export const UnderWay: Story = {
  ...onResult({
    handlers: [
      http.post(PATH, () =>
        HttpResponse.json(
          {
            success: false,
            message: 'This order is being paid out already',
            transaction: makeOrder({ ...refused, receivedAmount: 500, created_ts: new Date().toISOString() }),
          },
          { status: 409 },
        ),
      ),
    ],
  }),
  play: async (stage) => {
    await choose(stage, /Easypaisa/);
    await expect(await stage.canvas.findByText('This order is being paid out already')).toBeVisible();
    // The next poll has the events of the order.
    await pollUntil(() => expect(stage.canvas.getByText(timelineMessages.title)).toBeVisible());
  },
};

/** A seller with one order in the history, whose payout was refused. */
function historyServer(): FakeServer {
  const banks = [bankAccounts.nayapay, bankAccounts.meezan];
  const order = { ...orders.inProcess, ...refused, confirmations: null, bank_id: bankAccounts.nayapay };
  return createFakeServer({ people: [{ user: users.seller, banks }], signedIn: users.seller, orders: [order] });
}

/** Opens the first row and waits for its dialog to fade in. */
async function openFirst(stage: Stage) {
  const [row] = await rowsOf(stage);
  if (row) await stage.userEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: historyMessages.details.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** In the history: the accounts could not be loaded at first. */
export const InHistory: Story = {
  ...visit('/dashboard/history', historyServer, { faults: { getBanks: '500-html' } }),
  play: async (stage) => {
    const { msw, server, userEvent } = stage;
    const dialog = await openFirst(stage);
    await expect(await dialog.findByText(messages.failed)).toBeVisible();
    msw.use(...createHandlers(server));
    await userEvent.click(dialog.getByRole('button', { name: messages.retry }));
    await expect(await dialog.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(dialog.getByText(messages.notices.refused.title)).toBeVisible();
  },
};

/**
 * After any failure the choice stays and can be sent again. Another account is chosen: the same order continues. Refused once more, the same in the
 * history, where the details show the new account.
 */
export const Chosen: Story = {
  ...onResult({ faults: { choosePayoutAccount: '500-html' } }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    await choose(stage, /Meezan/);
    await expect(await canvas.findByText(FAILED)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
    msw.use(...createHandlers(server));
    const again = canvas.getByRole('button', submit);
    await expect(again).toBeEnabled();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByText(messages.notices.refused.title)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: sellMessages.result.startNew })).toBeEnabled();
    await expect(server.orders).toHaveLength(1);

    server.pendingChanges.clear();
    Object.assign(server.orders[0] ?? {}, refused, { bank_id: bankAccounts.nayapay });
    const [history] = await canvas.findAllByRole('link', { name: 'History' });
    if (history) await userEvent.click(history);
    const dialog = await openFirst(stage);
    await radioList(screen.getByRole('dialog')).choose(/Meezan/);
    await userEvent.dblClick(dialog.getByRole('button', submit));
    await waitFor(() => expect(dialog.queryByText(messages.notices.refused.title)).not.toBeInTheDocument());
    await expect(dialog.getByText('Meezan Bank')).toBeVisible();
  },
};
