import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MethodMark } from '@sarraf/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '../messages.en.ts';
import { PayoutAccountChoice, type PayoutAccount, type PayoutAccountChoiceProps } from './PayoutAccountChoice.tsx';
import { loadMessages } from '../testing/messages.ts';

const { sell } = messages;

const ACCOUNTS: PayoutAccount[] = [
  { _id: 'b1', name: 'Ayesha Khan', method: 'nayapay', nayapayId: 'ayesha4567' },
  { _id: 'b2', name: 'Ayesha Khan', method: 'bank', bankName: 'meezan', accountNumber: '01230129012' },
];

/** The choice with state, as in the app. */
function Choice(props: PayoutAccountChoiceProps<PayoutAccount>) {
  const [value, setValue] = useState(props.value);
  const choose = (bankAccountId: string) => {
    setValue(bankAccountId);
    props.onValueChange(bankAccountId);
  };
  return <PayoutAccountChoice {...props} value={value} onValueChange={choose} />;
}

const meta = {
  title: 'Forms/PayoutAccountChoice',
  component: PayoutAccountChoice,
  loaders: [loadMessages],
  render: (args) => <Choice {...args} />,
  args: {
    accounts: ACCOUNTS,
    value: null,
    onValueChange: fn(),
    onAddAccount: fn(),
    renderMark: ({ method, bankName }) => <MethodMark method={bankName ?? method} />,
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof PayoutAccountChoice<PayoutAccount>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: sell.accounts })).toBeValid();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { error: sell.accountMissing },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('radiogroup', { name: sell.accounts });
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription('Choose or add the account that should receive your rupees.');
  },
};

export const NoAccounts: Story = {
  args: { accounts: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(sell.accounts)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sell.addAccount }));
    await waitFor(() => expect(args.onAddAccount).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = {
  args: { value: 'b1', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: sell.addAccount })).toBeDisabled();
  },
};

/** The bank's own name of an account, in capitals or cut, beside the typed one. The first bank tells none, like those of the long names. */
export const Titles: Story = {
  args: {
    value: 't2',
    accounts: [
      { _id: 't1', name: 'Ayesha Khan', method: 'others', accountNumber: '0912887766554' },
      { _id: 't2', name: 'Ayesha Khan', method: 'nayapay', phoneNumber: '03001234567', title: 'AYESHA KHAN' },
      {
        _id: 't3',
        name: 'Ayesha Khan',
        method: 'bank',
        bankName: 'meezan',
        accountNumber: '01230129012',
        title: 'MUHAMMAD ABDUL REHMAN SIDDIQUI-QURESHI A',
      },
      {
        _id: 't4',
        name: 'عائشہ خان',
        method: 'raast',
        iban: 'PK36SCBL0000001123456702',
        title: 'TARIQ MEHMOOD',
        titleCheck: 'mismatch',
      },
      { _id: 't5', name: 'عائشہ خان', method: 'raast', iban: 'PK36SCBL0000001123456702' },
      {
        _id: 't6',
        name: 'Muhammad Abdul Rehman Siddiqui-Qureshi and Brothers Trading Company',
        method: 'bank',
        bankName: 'standard_chartered',
        accountNumber: '012345678901234567890123',
      },
      { _id: 't7', name: 'A', method: 'others', bankName: 'x'.repeat(60), accountNumber: '1' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toHaveAccessibleDescription(
      /At the bank: .?AYESHA KHAN/,
    );
    await expect(canvas.getAllByText(/At the bank/)).toHaveLength(3);
    await expect(canvas.getByText(sell.otherName)).toBeVisible();
  },
};

const LIMITED: PayoutAccount[] = ACCOUNTS.map((account, at) => ({
  ...account,
  maxPerTransfer: at === 0 ? 100_000 : 0,
}));

/** The payment is above what one transfer to an account can carry; less may be sold, so the account can be chosen. */
export const AboveTransferLimit: Story = {
  args: { accounts: LIMITED, rupees: '139227.20', value: 'b1' },
  play: async ({ canvas, canvasElement, args }) => {
    const nayapay = canvas.getByRole('radio', { name: 'NayaPay' });
    await expect(nayapay).toBeChecked();
    await expect(nayapay).toBeEnabled();
    await expect(canvas.getByText('At most Rs. 1,00,000 in one transfer')).toBeVisible();
    await radioList(canvasElement).choose(/Meezan/);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b2');
    await radioList(canvasElement).choose('NayaPay');
    await waitFor(() => expect(nayapay).toBeChecked());
  },
};

/** The same for a payment whose amount is fixed: the account cannot be chosen. */
export const AboveTransferLimitFixed: Story = {
  args: { accounts: LIMITED, rupees: '139227.20', isFixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /Meezan/ })).toBeEnabled();
  },
};
