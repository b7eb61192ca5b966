import { bankAccounts, orders, users } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import {
  accountsPage,
  cardOf,
  confirmDelete,
  LOOKS_LIKE_LIST,
  press,
  serverWith,
  toastShown,
} from './testing/accounts-acts.ts';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { nayapay, meezan, easypaisa } = bankAccounts;

export const DeleteAsked: Story = {
  ...accountsPage(),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Delete/);
    const question = await screen.findByRole('alertdialog', { name: 'Delete Meezan Bank ••••8901?' });
    await expect(question).toHaveTextContent(texts.deleting.message);
  },
};

/** The list has the focus. */
export const Deleted: Story = {
  ...accountsPage(),
  parameters: LOOKS_LIKE_LIST,
  play: async (stage) => {
    await confirmDelete(stage, /Meezan/);
    await waitFor(() => expect(stage.canvas.queryByRole('group', { name: /Meezan/ })).not.toBeInTheDocument());
    await expect(await cardOf(stage.canvas, /NayaPay/)).toBeVisible();
    await waitFor(() => expect(stage.canvas.getByRole('region', { name: texts.page.title })).toHaveFocus());
  },
};

/** Deleted on another device meanwhile: a toast says so, and the list has the focus, not the account that took its place. */
export const DeletedElsewhere: Story = {
  ...accountsPage(serverWith(nayapay, meezan, easypaisa)),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the list, with a toast' } },
  play: async (stage) => {
    await press(stage, /Meezan/, /^Delete/);
    const question = within(await screen.findByRole('alertdialog'));
    stage.server.people.get(users.seller._id ?? '')?.banks.splice(1, 1);
    await stage.userEvent.click(question.getByRole('button', { name: texts.deleting.confirm }));
    await toastShown(texts.editing.gone);
    await expect(stage.canvas.queryByRole('group', { name: /Meezan/ })).not.toBeInTheDocument();
    await waitFor(() => expect(stage.canvas.getByRole('region', { name: texts.page.title })).toHaveFocus());
  },
};

/** An order is still to be paid to the account: the notice names it and leads to it. */
export const DeleteRefused: Story = {
  ...accountsPage(() => {
    const server = serverWith(nayapay, meezan)();
    server.orders = [{ ...orders.pending, bank_id: nayapay }];
    return server;
  }),
  play: async (stage) => {
    await confirmDelete(stage, /NayaPay/);
    await expect(await stage.canvas.findByText(texts.deleting.inUse.title)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('link', { name: texts.deleting.inUse.open })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
    await expect(await cardOf(stage.canvas, /NayaPay/)).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  ...accountsPage(undefined, { faults: { deleteBank: 'refused' } }),
  play: async (stage) => {
    await confirmDelete(stage, /Meezan/);
    await expect(await screen.findByText(texts.deleting.failed)).toBeVisible();
  },
};
