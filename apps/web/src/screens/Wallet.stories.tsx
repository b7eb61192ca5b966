import type { User, WalletEntry } from '@sarraf/api-client';
import { createFakeServer, createHandlers, type FakeServer, scenarios, users } from '@sarraf/fake-server';
import { amount as amountOf, dialog as dialogOf, field, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { profileMessages } from '../features/profile/profile.messages.en.ts';
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

/** A movement of day n in May 2025. */
const moved = (n: number): WalletEntry => ({
  _id: `${n}`,
  at: new Date(Date.UTC(2025, 4, n, 7)).toISOString(),
  amount: n % 3 === 0 ? '-2.5' : '10',
  reason: n % 3 === 0 ? 'sale' : 'deposit',
});

/** Blocks the seller, or unblocks them. */
function block(server: FakeServer, blocked: User['blocked']) {
  const person = server.people.get(SELLER);
  if (person) person.user.blocked = blocked;
}

/** The wallet could not be loaded; tried again, it can. An open withdrawal is listed above the movements. */
export const OnTheWay: Story = {
  tags: ['light-phone'],
  ...visit(OWN, scenarios.seller, { faults: { getWallet: '500-html' } }),
  play: async ({ canvas, userEvent, msw, server }) => {
    await expect(await canvas.findByText(texts.failed.title)).toBeVisible();
    msw.use(...createHandlers(server));
    await userEvent.click(canvas.getByRole('button', { name: texts.failed.retry }));
    await expect(await canvas.findByRole('region', { name: texts.onTheWay })).toBeVisible();
    await expect(canvas.getByText('Requested')).toBeVisible();
    await expect(canvas.getByText('12.5 USDT available to sell or withdraw')).toBeVisible();
    await expect(canvas.getByText('−100 USDT')).toBeVisible();
    await expect(canvas.getByText('+112.5 USDT')).toBeVisible();
  },
};

/** Two closed withdrawals, one sent, the other refused with a reason, and older movements, ten more at a time. */
export const Many: Story = {
  ...visit(OWN, () => {
    const server = scenarios.seller();
    const entry = (id: string, amount: string, reason: string): WalletEntry => ({
      ...{ _id: `e${id}${reason}`, at: '2025-06-02T09:20:00Z', amount, reason, withdrawalId: id },
    });
    server.withdrawals = server.withdrawals.filter(({ _id }) => _id === '1' || _id === '2');
    const back = [entry('1', '100', 'withdrawal-refused'), entry('1', '-100', 'withdrawal')];
    const older = Array.from({ length: 20 }, (_, at) => moved(28 - at));
    server.wallets.set(SELLER, [entry('2', '-100', 'withdrawal'), ...back, ...older, { ...moved(1), amount: '300' }]);
    return server;
  }),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: texts.movements });
    await expect(within(list).getByText('Sent')).toBeVisible();
    await expect(within(list).getByText('Returned')).toBeVisible();
    await expect(within(list).getByText('This address cannot be paid')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: texts.onTheWay })).not.toBeInTheDocument();

    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: texts.showMore }));
    await userEvent.click(canvas.getByRole('button', { name: texts.showMore }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.queryByRole('button', { name: texts.showMore })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...visit(OWN, walletOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.withdraw })).not.toBeInTheDocument();
  },
};

/** Skeletons of the wallet and of the figures; the header of the own profile is shown before it has loaded. */
export const Loading: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getWallet: 'hang', getProfile: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeInTheDocument();
    await expect(await canvas.findByText(profileMessages.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
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

/** Opens the review of the filled form. */
async function review() {
  const form = dialogOf(document.body, texts.dialog.title);
  await form.press(fields.review);
  const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.title }));
  await expect(await dialog.findByText(fields.warning)).toBeVisible();
  return dialog;
}

/** Fills the form and opens its review. */
async function fillAndReview(quantity: string) {
  const form = dialogOf(document.body, texts.dialog.title);
  await amountOf(form, fields.amount).type(quantity);
  await select(form, fields.network).choose('trc20');
  await field(form, fields.address).type(TRON);
  return review();
}

/** The form offers the whole balance; its review shows the address in groups, and nothing is requested yet. */
export const WithdrawReviewed: Story = {
  ...visit(OWN, scenarios.seller),
  play: async (stage) => {
    const form = await openDialog(stage);
    await expect(await form.findByRole('button', { name: 'Withdraw all: 12.5 USDT' })).toBeEnabled();
    const dialog = await fillAndReview('10');
    await expect(dialog.getByRole('button', { name: fields.submit })).toBeEnabled();
    await expect(stage.server.withdrawals.some(({ amount }) => amount === '10')).toBe(false);
  },
};

const requested = (answer: (request: Request) => Response) =>
  http.post('*/api/wallet/withdrawals', ({ request }) => answer(request));
const REFUSAL = {
  success: false,
  message: 'Please check the details',
  errors: { address: 'This is one of our own addresses' },
};

/**
 * Without an answer the withdrawal may have been requested: a retry sends the same idempotency key. The server refuses the address: its message shows
 * beside the field, and the typed values stay.
 */
export const WithdrawRefused: Story = {
  ...visit(OWN, scenarios.seller),
  play: async (stage) => {
    const { msw, userEvent } = stage;
    const idempotencyKeys: (string | null)[] = [];
    msw.use(
      requested(({ headers }) => {
        idempotencyKeys.push(headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await openDialog(stage);
    const dialog = await fillAndReview('10');
    const submit = async () => userEvent.click(await dialog.findByRole('button', { name: fields.submit }));
    await submit();
    await expect(await dialog.findByText(fields.unanswered)).toBeVisible();
    await review();
    await submit();
    await waitFor(() => expect(idempotencyKeys).toHaveLength(2));
    await expect(idempotencyKeys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await expect(idempotencyKeys[1]).toBe(idempotencyKeys[0]);
    await expect(await dialog.findByText(fields.unanswered)).toBeVisible();

    msw.use(requested(() => HttpResponse.json(REFUSAL, { status: 400 })));
    await review();
    await submit();
    await expect(await dialog.findByText('This is one of our own addresses')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: fields.address })).toHaveValue(TRON);
  },
};

/**
 * A blocked seller still sees the wallet, and cannot withdraw. Once unblocked, the requested withdrawal leaves the balance and is listed as open; a
 * double click requests it once.
 */
export const Withdrawn: Story = {
  ...visit(OWN, () => {
    const server = scenarios.seller();
    block(server, { at: '2025-06-01T12:00:00Z' });
    return server;
  }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'a toast comes and goes over it' } },
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    await expect(await canvas.findByText('12.5 USDT available to sell or withdraw')).toBeVisible();
    await openDialog(stage);
    const dialog = await fillAndReview('10');
    await userEvent.click(dialog.getByRole('button', { name: fields.submit }));
    await expect(await dialog.findByText(/^Your account cannot sell at the moment/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: fields.amount })).toHaveValue('10');

    block(server, null);
    await review();
    await userEvent.dblClick(dialog.getByRole('button', { name: fields.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('2.5 USDT available to sell or withdraw')).toBeVisible();
    await expect(canvas.getAllByText('Requested')).toHaveLength(2);
    await expect(server.withdrawals.filter(({ amount }) => amount === '10')).toHaveLength(1);
  },
};
