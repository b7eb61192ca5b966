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

/** The result shows what happened and offers the accounts that were not refused. */
export const OnResult: Story = {
  tags: ['light-phone'],
  ...onResult(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notices.refused.detail, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /NayaPay/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(sellMessages.result.notes.refused)).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toBeDisabled();
  },
};

/** An account in another name says so here too: its bank may return the rupees again. */
export const OtherName: Story = {
  ...onResult({}, () => refusedServer([bankAccounts.nayapay, { ...bankAccounts.easypaisa, title: 'TARIQ MEHMOOD' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(forms.sell.otherName, {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** Another account is chosen: the same order continues. */
export const Chosen: Story = {
  ...onResult(),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    await choose(stage, /Meezan/);
    await waitFor(() => expect(stage.canvas.queryByText(messages.notices.refused.title)).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('button', { name: sellMessages.result.startNew })).toBeEnabled();
    await expect(stage.server.orders).toHaveLength(1);
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

/** After any failure the choice stays and can be sent again. */
export const CallFailed: Story = {
  ...onResult({ faults: { choosePayoutAccount: '500-html' } }),
  play: async (stage) => {
    const { canvas, userEvent, msw, server } = stage;
    await choose(stage, /Meezan/);
    await expect(await canvas.findByText(FAILED)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
    msw.use(...createHandlers(server));
    await expect(canvas.getByRole('button', submit)).toBeEnabled();
    await userEvent.hover(canvas.getByRole('button', submit));
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
    // It arrives with code of its own.
    await expect(await stage.canvas.findByText(timelineMessages.title, {}, { timeout: 15_000 })).toBeVisible();
  },
};

export const AccountsFailed: Story = {
  ...visit('/dashboard/history', () => historyServer(), { faults: { getBanks: '500-html' } }),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByText(messages.failed)).toBeVisible();
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

export const InHistory: Story = {
  ...visit('/dashboard/history', historyServer),
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await expect(await dialog.findByRole('radio', { name: /Meezan/ })).not.toBeChecked();
    await expect(dialog.getByText(messages.notices.refused.title)).toBeVisible();
  },
};

/** The details show the new account. */
export const ChosenInHistory: Story = {
  ...visit('/dashboard/history', historyServer),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    const dialog = await openFirst(stage);
    await radioList(screen.getByRole('dialog')).choose(/Meezan/);
    await stage.userEvent.dblClick(dialog.getByRole('button', submit));
    await waitFor(() => expect(dialog.queryByText(messages.notices.refused.title)).not.toBeInTheDocument());
    await expect(dialog.getByText('Meezan Bank')).toBeVisible();
  },
};
