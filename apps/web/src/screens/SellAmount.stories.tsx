import { messages } from '@sarraf/forms/messages.en';
import { bankAccounts, createHandlers, users } from '@sarraf/fake-server';
import { amount, radioList, switchRow } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import {
  limitedServer,
  newSellerServer,
  payingServer,
  sellerServer,
  FAULT_WITHOUT_MESSAGE,
} from './testing/sell-servers.ts';
import { loadSellerMessages } from './testing/messages.ts';

const meta = {
  title: 'Screens/Sell/1 Amount',
  component: SellPage,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { renderAddBankDialog: () => null, renderPayoutProblem: () => null, renderProof: () => null },
} satisfies Meta<typeof SellPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const proceed = { name: messages.sell.submit };

const { lateOrder, wallet } = sellMessages.amount;
const fromWallet = { name: wallet.label };
const sellNow = { name: messages.network.submit };

/** Step 1 as it opens, with the wallet switch of a seller with a balance; at the most that one order sells; and filled in. */
export const Filled: Story = {
  tags: ['light-phone'],
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('');
    await expect(canvas.getByText('From 100 to 1,00,000 USDT')).toBeVisible();
    await expect(canvas.getByText(messages.sell.amountMissing)).toBeVisible();
    await expect(canvas.getByRole('button', proceed)).toBeDisabled();
    const offer = canvas.getByRole('switch', fromWallet);
    await expect(offer).not.toBeChecked();
    await expect(offer).toHaveAccessibleDescription('Balance: 12.5 USDT');

    await amount(canvasElement).type('250000');
    await radioList(canvasElement).choose('NayaPay');
    await expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('100000');
    await expect(canvas.getAllByText('Rs. 2,77,29,900')[0]).toBeVisible();
    await expect(canvas.getByRole('button', proceed)).toBeEnabled();

    await amount(canvasElement).type('500');
    await radioList(canvasElement).choose('NayaPay');
    await expect(canvas.getAllByText('Rs. 1,37,857.5')[0]).toBeVisible();
    await expect(canvas.getByText('Sell 500 USDT more for Rs. 279.25 each')).toBeVisible();
    await expect(canvas.getByRole('button', proceed)).toBeEnabled();
  },
};

export const Loading: Story = {
  ...withFakeServer(sellerServer, { faults: { getPriceRanges: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sellMessages.loading)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByLabelText(messages.sell.amount)).not.toBeInTheDocument());
  },
};

export const LoadFailed: Story = {
  ...withFakeServer(sellerServer, { faults: { getBanks: FAULT_WITHOUT_MESSAGE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load initial data. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: sellMessages.failures.retry })).toBeEnabled();
  },
};

/** Accounts that the server tells: one cannot be parsed, one is the default, and one is in another name. */
const TOLD_ACCOUNTS = [
  { _id: 'odd', method: 7 },
  bankAccounts.nayapay,
  { ...bankAccounts.meezan, isDefault: true },
  { ...bankAccounts.easypaisa, title: 'TARIQ MEHMOOD', titleCheck: 'mismatch' },
];

/**
 * After the prices could not be loaded, *Try again* shows the step. The default account is chosen first, one in another name says so, and one that
 * cannot be parsed hides none of the others: a note counts it. The seller has a discount: the fee before it is struck through, in an `<s>` element
 * that screen readers know.
 */
export const DefaultAccount: Story = {
  ...withFakeServer(() => sellerServer({ user: users.discounted }), {
    faults: { getPriceRanges: FAULT_WITHOUT_MESSAGE },
    handlers: [http.get('*/api/bank/get', () => HttpResponse.json({ success: true, banks: TOLD_ACCOUNTS }))],
  }),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    const retry = await canvas.findByRole('button', { name: sellMessages.failures.retry });
    msw.use(...createHandlers(server));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText(messages.sell.amount)).toBeVisible();

    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeVisible();
    await expect(canvas.getByText(sellMessages.amount.notShown({ n: 1 }))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Meezan Bank' })).toBeChecked();
    await expect(canvas.getByText('Not your verified name')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sellMessages.amount.manageAccounts })).toHaveAttribute(
      'href',
      '/dashboard/accounts',
    );

    await amount(canvasElement).type('500');
    await expect(canvas.getByText('1%').tagName).toBe('S');
    await expect(canvas.getAllByText('Rs. 1,38,205.63')[0]).toBeVisible();
  },
};

/** The check for an unfinished order failed: a sale may begin, since the server refuses a second one. A later check offers the order. */
export const OrderUnknown: Story = {
  ...withFakeServer(() => payingServer(), { faults: { getActiveOrder: FAULT_WITHOUT_MESSAGE } }),
  play: async ({ canvas, canvasElement, userEvent, msw, server }) => {
    await expect(await canvas.findByText(lateOrder.unknown)).toBeVisible();
    await amount(canvasElement).type('500');
    await radioList(canvasElement).choose('NayaPay');
    await expect(canvas.getByRole('button', proceed)).toBeEnabled();
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: lateOrder.checkAgain }));
    await expect(await canvas.findByText(lateOrder.found)).toBeVisible();
    await expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('500');
  },
};

/** A seller with neither an account nor a wallet balance. */
export const NoAccounts: Story = {
  ...withFakeServer(() => {
    const server = newSellerServer();
    for (const { user } of server.people.values()) user.wallet_balance = 0;
    return server;
  }),
  play: async ({ canvas, canvasElement }) => {
    await amount(canvasElement).type('500');
    await waitFor(() => expect(canvas.queryByRole('radio')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: messages.sell.addAccount })).toBeEnabled();
    await expect(canvas.getByRole('button', proceed)).toBeDisabled();
    await expect(canvas.queryByRole('switch', fromWallet)).not.toBeInTheDocument();
  },
};

/**
 * Amounts that are refused before an order exists, with the figure: below the minimum, and one whose rupees one transfer to the account cannot
 * carry (product.md R14).
 */
export const AboveTransferLimit: Story = {
  ...withFakeServer(() => limitedServer({ max_per_transfer_nayapay: 100_000 })),
  play: async ({ canvas, canvasElement }) => {
    await radioList(canvasElement).choose('NayaPay');
    await amount(canvasElement).type('99.5');
    await expect(canvas.getAllByText('Minimum amount is 100 USDT')[0]).toBeVisible();
    await expect(canvas.getByLabelText(messages.sell.amount)).toBeInvalid();
    await expect(canvas.getByRole('button', proceed)).toBeDisabled();

    await amount(canvasElement).type('500');
    await radioList(canvasElement).choose('NayaPay');
    const refusal = 'NayaPay carries at most Rs. 1,00,000 in one transfer. Choose another account or sell less.';
    await waitFor(() => expect(canvas.getAllByText(refusal)[0]).toBeVisible());
    await expect(canvas.getByRole('button', proceed)).toBeDisabled();
  },
};

export const NoPrice: Story = {
  ...withFakeServer(() => sellerServer({ priceRanges: [] })),
  play: async ({ canvas, canvasElement }) => {
    await amount(canvasElement).type('500');
    await radioList(canvasElement).choose('NayaPay');
    await expect(canvas.getByText(messages.sell.noPrice)).toBeVisible();
    await expect(canvas.getByRole('button', proceed)).toBeDisabled();
  },
};

/**
 * The wallet switch fills in the whole balance, which may be below the minimum; less of it cannot be sold, and an amount above it becomes the balance.
 * Another device used part of the balance: turning the switch on again fills in what is left. The server refuses the sale, for example because the
 * seller is blocked: its message shows and the amount stays.
 */
export const WalletRefused: Story = {
  ...withFakeServer(sellerServer, {
    handlers: [
      http.post('*/api/sell/create-order', () =>
        HttpResponse.json({ success: false, message: 'You cannot sell at the moment.' }, { status: 403 }),
      ),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    const fromBalance = switchRow(canvasElement, wallet.label);
    await radioList(canvasElement).choose('NayaPay');
    await fromBalance.toggle();
    await expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('12.5');
    await expect(canvas.getByText(wallet.limits({ most: '12.5' }))).toBeVisible();
    await expect(canvas.getByRole('button', sellNow)).toBeEnabled();

    await amount(canvasElement).type('13');
    await expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('12.5');
    await amount(canvasElement).type('12');
    await expect(canvas.getAllByText('Minimum amount is 100 USDT')[0]).toBeVisible();
    await expect(canvas.getByRole('button', sellNow)).toBeDisabled();

    await fromBalance.toggle();
    for (const [id] of server.wallets)
      server.wallets.set(id, [{ _id: 'left', at: '2025-06-02T09:20:00Z', amount: '7.25', reason: 'deposit' }]);
    await fromBalance.toggle();
    await waitFor(() => expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('7.25'));

    await userEvent.click(canvas.getByRole('button', sellNow));
    await expect(await canvas.findByText('You cannot sell at the moment.')).toBeVisible();
    await expect(canvas.getByLabelText(messages.sell.amount)).toHaveValue('7.25');
  },
};

/**
 * A wallet sale goes straight to the result, without network or deposit; a double click creates one order. Afterwards the wallet is empty and the next
 * sale begins without the switch.
 */
export const WalletSold: Story = {
  ...withFakeServer(sellerServer),
  play: async ({ canvas, canvasElement, userEvent, server }) => {
    await radioList(canvasElement).choose('NayaPay');
    await switchRow(canvasElement, wallet.label).toggle();
    Object.assign(server, { paidOrderChanges: [] });
    await userEvent.dblClick(canvas.getByRole('button', sellNow));
    const { result } = sellMessages;
    await expect(await canvas.findByRole('heading', { name: result.headings['in-process'] })).toBeVisible();
    await expect(canvas.getByText(result.notes.fromWallet)).toBeVisible();
    await expect(canvas.getByText(result.wallet)).toBeVisible();
    await expect(server.orders).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: result.startNew }));
    await expect(await canvas.findByLabelText(messages.sell.amount)).toHaveValue('');
    await expect(canvas.queryByRole('switch', fromWallet)).not.toBeInTheDocument();
  },
};
