import { bankAccounts } from '@sarraf/fake-server';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paymentAccountsMessages as texts } from '../features/payment-accounts/payment-accounts.messages.en.ts';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { cardOf, confirmDelete, press, serverWith, SOON, type AccountsPlay } from './testing/accounts-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Payout accounts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, visual: { reason: 'looks like step 1' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { nayapay, meezan, easypaisa } = bankAccounts;
const fromWallet = { name: sellMessages.amount.wallet.label };

const amountField = ({ canvas }: AccountsPlay) => canvas.findByLabelText(messages.sell.amount, {}, SOON);

/** Goes from step 1 to the accounts. */
const manage = async ({ canvas, userEvent }: AccountsPlay) => {
  await userEvent.click(canvas.getByRole('link', { name: sellMessages.amount.manageAccounts }));
  await cardOf(canvas, /Easypaisa/);
};

/** Goes back to step 1. */
const comeBack = async (stage: AccountsPlay) => {
  await stage.userEvent.click(stage.canvas.getByRole('link', { name: 'Dashboard' }));
  await amountField(stage);
};

/** Makes an account the default. */
const makeDefault = async (stage: AccountsPlay, card: RegExp) => {
  await press(stage, card, /^Make default/);
  await within(await cardOf(stage.canvas, card)).findByText(texts.account.default);
};

/**
 * What was entered in step 1 is still there after a visit to the accounts: the amount with the new default, since no account was chosen; an account that
 * was chosen, also when another one became the default; and the sale from the wallet, so that its amount may be below the minimum. Of an account that
 * was deleted meanwhile the default does not take the place.
 */
export const ChoiceKept: Story = {
  ...visit('/dashboard', serverWith(nayapay, meezan, easypaisa)),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await amountField(stage), '750');
    await manage(stage);
    await makeDefault(stage, /Meezan/);
    await comeBack(stage);
    await expect(await amountField(stage)).toHaveValue('750');
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: /NayaPay/ }));
    await manage(stage);
    await makeDefault(stage, /Easypaisa/);
    await comeBack(stage);
    await expect(canvas.getByRole('radio', { name: /NayaPay/ })).toBeChecked();
    await expect(await amountField(stage)).toHaveValue('750');

    await manage(stage);
    await confirmDelete(stage, /NayaPay/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await comeBack(stage);
    await expect(canvas.queryByRole('radio', { name: /NayaPay/ })).not.toBeInTheDocument();
    const accounts = canvas.getAllByRole('radio');
    await expect(accounts).toHaveLength(2);
    for (const account of accounts) await expect(account).not.toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: /Easypaisa/ }));
    await userEvent.click(canvas.getByRole('switch', fromWallet));
    await manage(stage);
    await comeBack(stage);
    await expect(canvas.getByRole('switch', fromWallet)).toBeChecked();
    await expect(await amountField(stage)).toHaveValue('12.5');
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};
