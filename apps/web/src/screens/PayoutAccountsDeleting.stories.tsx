import { bankAccounts, orders, users } from '@sarraf/fake-server';
import { dismissToast } from '@sarraf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import { accountsPage, cardOf, confirmDelete, press, serverWith, toastShown } from './testing/accounts-acts.ts';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { nayapay, meezan, easypaisa } = bankAccounts;

/** The server cannot be reached: the question stays, and says so. */
export const DeleteFailed: Story = {
  ...accountsPage(undefined, { faults: { deleteBank: 'refused' } }),
  play: async (stage) => {
    await press(stage, /Meezan/, /^Delete/);
    const question = await screen.findByRole('alertdialog', { name: 'Delete Meezan Bank ••••8901?' });
    await expect(question).toHaveTextContent(texts.deleting.message);
    await stage.userEvent.click(within(question).getByRole('button', { name: texts.deleting.confirm }));
    await expect(await screen.findByText(texts.deleting.failed)).toBeVisible();
  },
};

/**
 * Deleted here, and then on another device meanwhile, which a toast says: the list has the focus, not the account that took its place. An order is still
 * to be paid to the last account: the notice names it and leads to it.
 */
export const DeleteRefused: Story = {
  ...accountsPage(() => {
    const server = serverWith(nayapay, meezan, easypaisa)();
    server.orders = [{ ...orders.pending, bank_id: nayapay }];
    return server;
  }),
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    const listFocused = () =>
      waitFor(() => expect(canvas.getByRole('region', { name: texts.page.title })).toHaveFocus());
    await confirmDelete(stage, /Meezan/);
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Meezan/ })).not.toBeInTheDocument());
    await expect(await cardOf(canvas, /NayaPay/)).toBeVisible();
    await listFocused();

    await press(stage, /Easypaisa/, /^Delete/);
    const question = within(await screen.findByRole('alertdialog'));
    server.people.get(users.seller._id ?? '')?.banks.splice(1, 1);
    await userEvent.click(question.getByRole('button', { name: texts.deleting.confirm }));
    await toastShown(texts.editing.gone);
    await expect(canvas.queryByRole('group', { name: /Easypaisa/ })).not.toBeInTheDocument();
    await listFocused();

    dismissToast();
    await confirmDelete(stage, /NayaPay/);
    await expect(await canvas.findByText(texts.deleting.inUse.title)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: texts.deleting.inUse.open })).toHaveAttribute(
      'href',
      '/dashboard/history',
    );
    await expect(await cardOf(canvas, /NayaPay/)).toBeVisible();
  },
};
