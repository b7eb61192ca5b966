import type { WalletEntry } from '@sarraf/api-client';
import { createFakeServer, createHandlers, scenarios, users } from '@sarraf/fake-server';
import { amount as amountOf, dialog as dialogOf, field, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { walletMessages as texts } from '../features/wallet/wallet.messages.en.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Wallet',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const OWN = '/dashboard/profile';
const SELLER = users.seller._id ?? '';
const TRON = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
/** Labels and messages of the withdrawal form. */
const fields = {
  amount: 'Amount to withdraw',
  network: 'Network',
  address: 'Your wallet address',
  review: 'Check the withdrawal',
  submit: 'Withdraw',
  warning: /^Compare every group with your wallet/,
  unanswered: /^No response from the server/,
};

/** Server with a seller whose wallet has these movements, newest first. */
const walletOf =
  (...entries: WalletEntry[]) =>
  () =>
    createFakeServer({ people: [{ user: users.seller }], signedIn: users.seller, wallets: { [SELLER]: entries } });

const moved = (n: number): WalletEntry => ({
  _id: `${n}`,
  at: new Date(Date.UTC(2025, 4, n, 7)).toISOString(),
  amount: n % 3 === 0 ? '-2.5' : '10',
  reason: n % 3 === 0 ? 'sale' : 'deposit',
});

/** An open withdrawal is listed above the movements. */
export const OnTheWay: Story = {
  tags: ['light-phone'],
  ...visit(OWN, scenarios.seller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.onTheWay })).toBeVisible();
    await expect(canvas.getByText('Requested')).toBeVisible();
    await expect(canvas.getByText('12.5 USDT available to sell or withdraw')).toBeVisible();
    await expect(canvas.getByText('−100 USDT')).toBeVisible();
    await expect(canvas.getByText('+112.5 USDT')).toBeVisible();
  },
};

/** Two closed withdrawals: one sent, the other refused with a reason. */
export const Ended: Story = {
  ...visit(OWN, () => {
    const server = scenarios.seller();
    const entry = (id: string, amount: string, reason: string): WalletEntry => ({
      ...{ _id: `e${id}${reason}`, at: '2025-06-02T09:20:00Z', amount, reason, withdrawalId: id },
    });
    server.withdrawals = server.withdrawals.filter(({ _id }) => _id === '1' || _id === '2');
    const back = [entry('1', '100', 'withdrawal-refused'), entry('1', '-100', 'withdrawal')];
    server.wallets.set(SELLER, [entry('2', '-100', 'withdrawal'), ...back, { ...moved(1), amount: '300' }]);
    return server;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sent')).toBeVisible();
    await expect(canvas.getByText('Returned')).toBeVisible();
    await expect(canvas.getByText('This address cannot be paid')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: texts.onTheWay })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...visit(OWN, walletOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.withdraw })).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  ...visit(OWN, walletOf(...Array.from({ length: 24 }, (_, at) => moved(28 - at)))),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: texts.movements });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: texts.showMore }));
    await userEvent.click(canvas.getByRole('button', { name: texts.showMore }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.queryByRole('button', { name: texts.showMore })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getWallet: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeInTheDocument();
  },
};

export const Retried: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getWallet: '500-html' } }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as OnTheWay' } },
  play: async ({ canvas, userEvent, msw, server }) => {
    const panel = await canvas.findByText(texts.failed.title);
    await expect(panel).toBeVisible();
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: texts.failed.retry }));
    await expect(await canvas.findByText('+112.5 USDT')).toBeVisible();
  },
};

export const Failed: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getWallet: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.failed.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.failed.retry })).toBeEnabled();
  },
};

/** A blocked seller still sees the wallet. */
export const Blocked: Story = {
  ...visit(OWN, scenarios.blocked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40.25 USDT available to sell or withdraw')).toBeVisible();
  },
};

/** Opens the lazy-loaded dialog. */
async function openDialog({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.withdraw }));
  const dialog = await screen.findByRole('dialog', { name: texts.dialog.title });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** Fills the form and opens its review. */
async function review(stage: Pick<Stage, 'canvas' | 'userEvent'>, quantity: string) {
  const dialog = await openDialog(stage);
  const form = dialogOf(document.body, texts.dialog.title);
  await amountOf(form, fields.amount).type(quantity);
  await select(form, fields.network).choose('trc20');
  await field(form, fields.address).type(TRON);
  await form.press(fields.review);
  await expect(await dialog.findByText(fields.warning)).toBeVisible();
  return dialog;
}

export const Withdraw: Story = {
  ...visit(OWN, scenarios.seller),
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await expect(await dialog.findByRole('button', { name: 'Withdraw all: 12.5 USDT' })).toBeEnabled();
  },
};

/** The review shows the address in groups; nothing is requested yet. */
export const WithdrawReviewed: Story = {
  ...visit(OWN, scenarios.seller),
  play: async (stage) => {
    const dialog = await review(stage, '10');
    await expect(dialog.getByRole('button', { name: fields.submit })).toBeEnabled();
    await expect(stage.server.withdrawals.some(({ amount }) => amount === '10')).toBe(false);
  },
};

/** A requested withdrawal leaves the balance and is listed as open; a double click requests it once. */
export const Withdrawn: Story = {
  ...visit(OWN, scenarios.seller),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const dialog = await review(stage, '10');
    await userEvent.dblClick(dialog.getByRole('button', { name: fields.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('2.5 USDT available to sell or withdraw')).toBeVisible();
    await expect(canvas.getAllByText('Requested')).toHaveLength(2);
    await expect(stage.server.withdrawals.filter(({ amount }) => amount === '10')).toHaveLength(1);
  },
};

/** The server refuses the address: its message shows beside the field, and the typed values stay. */
export const WithdrawRefused: Story = {
  ...visit(OWN, scenarios.seller, {
    handlers: [
      http.post('*/api/wallet/withdrawals', () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Please check the details',
            errors: { address: 'This is one of our own addresses' },
          },
          { status: 400 },
        ),
      ),
    ],
  }),
  play: async (stage) => {
    const dialog = await review(stage, '10');
    await stage.userEvent.click(dialog.getByRole('button', { name: fields.submit }));
    await expect(await dialog.findByText('This is one of our own addresses')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: fields.address })).toHaveValue(TRON);
  },
};

const idempotencyKeys: (string | null)[] = [];

/** Without an answer the withdrawal may have been requested: a retry sends the same idempotency key. */
export const WithdrawUnanswered: Story = {
  ...visit(OWN, scenarios.seller, {
    handlers: [
      http.post('*/api/wallet/withdrawals', ({ request }) => {
        idempotencyKeys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    ],
  }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like WithdrawRefused' } },
  play: async (stage) => {
    idempotencyKeys.length = 0;
    const dialog = await review(stage, '10');
    await stage.userEvent.click(dialog.getByRole('button', { name: fields.submit }));
    await expect(await dialog.findByText(fields.unanswered)).toBeVisible();
    await stage.userEvent.click(await dialog.findByRole('button', { name: fields.review }));
    await stage.userEvent.click(await dialog.findByRole('button', { name: fields.submit }));
    await waitFor(() => expect(idempotencyKeys).toHaveLength(2));
    await expect(idempotencyKeys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await expect(idempotencyKeys[1]).toBe(idempotencyKeys[0]);
  },
};

export const WithdrawBlocked: Story = {
  ...visit(OWN, scenarios.blocked),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like WithdrawRefused' } },
  play: async (stage) => {
    const dialog = await review(stage, '10');
    await stage.userEvent.click(dialog.getByRole('button', { name: fields.submit }));
    await expect(await dialog.findByText(/^Your account cannot sell at the moment/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: fields.amount })).toHaveValue('10');
  },
};
