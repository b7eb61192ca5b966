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
const stepOne = visit('/dashboard', serverWith(nayapay, meezan, easypaisa));

const amountField = ({ canvas }: AccountsPlay) => canvas.findByLabelText(messages.sell.amount, {}, SOON);

/** Goes from step 1 to the accounts. */
const manage = async ({ canvas, userEvent }: AccountsPlay) => {
  await userEvent.click(canvas.getByRole('link', { name: sellMessages.amount.manageAccounts }));
  await cardOf(canvas, /NayaPay/);
};

/** Goes back to step 1. */
const comeBack = async (stage: AccountsPlay) => {
  await stage.userEvent.click(stage.canvas.getByRole('link', { name: 'Dashboard' }));
  await amountField(stage);
};

/** The amount that was typed in step 1 is still there after a visit to the accounts; the new default is selected, since no account was chosen. */
export const AmountKept: Story = {
  ...stepOne,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await amountField(stage), '750');
    await manage(stage);
    await press(stage, /Meezan/, /^Make default/);
    await within(await cardOf(canvas, /Meezan/)).findByText(texts.account.default);
    await comeBack(stage);
    await expect(await amountField(stage)).toHaveValue('750');
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
  },
};

/** The account that was chosen is selected after the visit, also when another one became the default. */
export const ChoiceKept: Story = {
  ...stepOne,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await amountField(stage), '500');
    await userEvent.click(canvas.getByRole('radio', { name: /Meezan/ }));
    await manage(stage);
    await press(stage, /Easypaisa/, /^Make default/);
    await within(await cardOf(canvas, /Easypaisa/)).findByText(texts.account.default);
    await comeBack(stage);
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
    await expect(await amountField(stage)).toHaveValue('500');
  },
};

/** The account that was chosen is deleted meanwhile: none is selected, and the default does not take its place. */
export const ChoiceGone: Story = {
  ...stepOne,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await amountField(stage);
    await userEvent.click(canvas.getByRole('radio', { name: /Meezan/ }));
    await manage(stage);
    await confirmDelete(stage, /Meezan/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await comeBack(stage);
    await expect(canvas.queryByRole('radio', { name: /Meezan/ })).not.toBeInTheDocument();
    for (const account of canvas.getAllByRole('radio')) await expect(account).not.toBeChecked();
  },
};

/** The sale is still from the wallet after the visit, so its amount may be below the minimum. */
export const WalletKept: Story = {
  ...stepOne,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await amountField(stage);
    await userEvent.click(canvas.getByRole('switch', { name: sellMessages.amount.wallet.label }));
    await manage(stage);
    await comeBack(stage);
    await expect(canvas.getByRole('switch', { name: sellMessages.amount.wallet.label })).toBeChecked();
    await expect(await amountField(stage)).toHaveValue('12.5');
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};
