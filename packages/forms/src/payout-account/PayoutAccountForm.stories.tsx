import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '../messages.en.ts';
import { sellerFormMessages } from '../seller.messages.en.ts';
import { accept, answerInTurn, expectSentNth, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import type { PayoutAccount } from './PayoutAccountChoice.tsx';
import { PayoutAccountForm, type PayoutAccountFormProps } from './PayoutAccountForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { sell } = messages;
const accountMessages = sellerFormMessages.payoutAccount;
const SUBMIT = { name: accountMessages.submit };

const ACCOUNTS: PayoutAccount[] = [
  { _id: 'b1', name: 'Ayesha Khan', method: 'nayapay', nayapayId: 'ayesha4567' },
  { _id: 'b2', name: 'Ayesha Khan', method: 'bank', bankName: 'meezan', accountNumber: '01230129012' },
];

/** The form with the state of its choice, as in the app. */
function Choosing(props: PayoutAccountFormProps<PayoutAccount>) {
  const [value, setValue] = useState(props.value);
  return <PayoutAccountForm {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/PayoutAccountForm',
  component: PayoutAccountForm,
  loaders: [loadMessages],
  render: (args) => <Choosing {...args} />,
  args: { accounts: ACCOUNTS, value: null, onValueChange: fn(), onSubmit: fn(accept), onAddAccount: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof PayoutAccountForm<PayoutAccount>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', SUBMIT)).toBeDisabled();
    await expect(canvas.getByRole('button', SUBMIT)).toHaveAccessibleDescription(sell.accountMissing);
  },
};

export const NoAccounts: Story = {
  args: { accounts: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', SUBMIT)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: sell.addAccount }));
    await waitFor(() => expect(args.onAddAccount).toHaveBeenCalledOnce());
  },
};

/** An account was added and chosen that one transfer cannot carry the rupees to. */
export const AboveTransferLimit: Story = {
  args: {
    value: 'b1',
    rupees: '139227.20',
    accounts: ACCOUNTS.map((account) => (account._id === 'b1' ? { ...account, maxPerTransfer: 100_000 } : account)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', SUBMIT)).toBeDisabled();
    await expect(canvas.getByRole('button', SUBMIT)).toHaveAccessibleDescription(
      'NayaPay carries at most Rs. 1,00,000 in one transfer. Choose another account.',
    );
    await radioList(canvasElement).choose(/Meezan/);
    await expect(canvas.getByRole('button', SUBMIT)).toBeEnabled();
  },
};

export const Disabled: Story = { args: { value: 'b1', disabled: true } };

/** Another account is chosen and sent once. */
export const Busy: Story = {
  args: { value: 'b1', onSubmit: fn(hang) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await radioList(canvasElement).choose(/Meezan/);
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('button', { name: accountMessages.submitting })).toBeVisible();
    await expectSentOnce(args.onSubmit, { bankAccountId: 'b2' });
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeDisabled();
  },
};

/** A message under the list, and above the button the one that belongs to no field. The choice is kept, and is accepted at last. */
export const ServerErrors: Story = {
  args: {
    value: 'b1',
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: 'Payouts are closed for an hour.' }),
      refuse({ errors: { bankAccountId: 'This account was removed.' } }),
      accept,
      refuse({ errors: { bankAccountId: 'This account was removed.', payout: 'The payout has changed.' } }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('The account could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeChecked();
    await radioList(canvasElement).choose(/Meezan/);
    await waitFor(() => expect(canvas.queryByText(accountMessages.failed)).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Payouts are closed for an hour.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByText('This account was removed.')).toBeVisible();
    await expect(canvas.queryByText('Payouts are closed for an hour.')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expectSentNth(args.onSubmit, 4, { bankAccountId: 'b2' });
    await waitFor(() => expect(canvas.queryByText('This account was removed.')).not.toBeInTheDocument());

    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByText('This account was removed.')).toBeVisible();
    await expect(canvas.getByText('The payout has changed.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked();
  },
};
