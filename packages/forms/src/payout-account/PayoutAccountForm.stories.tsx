import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '../messages.en.ts';
import { sellerFormMessages } from '../seller.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

export const Playground: Story = {};

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', SUBMIT)).toBeDisabled();
    await expect(canvas.getByRole('button', SUBMIT)).toHaveAccessibleDescription(sell.accountMissing);
  },
};

export const Filled: Story = { args: { value: 'b2' } };

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

export const Busy: Story = {
  args: { value: 'b1', onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('button', { name: accountMessages.submitting })).toBeVisible();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeDisabled();
  },
};

/** The server sent no message: the form shows its fallback and keeps the choice. */
export const ServerGeneralError: Story = {
  args: { value: 'b1', onSubmit: fn(refuse()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('The account could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeChecked();
    await radioList(canvasElement).choose(/Meezan/);
    await waitFor(() => expect(canvas.queryByText(accountMessages.failed)).not.toBeInTheDocument());
  },
};

export const ServerFieldError: Story = {
  args: { value: 'b1', onSubmit: fn(refuse({ errors: { bankAccountId: 'This account was removed.' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This account was removed.')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await radioList(canvasElement).choose(/Meezan/);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, { bankAccountId: 'b2' });
  },
};
