import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { amountOf } from '@sarraf/domain';
import { Slip, SlipSection } from '@sarraf/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '../messages.en.ts';
import { checkRows } from '../testing/check-rows.ts';
import { accept, answerInTurn, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { PayoutAccountChoice, type PayoutAccount } from '../payout-account/PayoutAccountChoice.tsx';
import { SellAmountField } from './SellAmountField.tsx';
import { SellAmountForm, type SellAmountFormProps } from './SellAmountForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { sell, failures } = messages;

const ACCOUNTS: PayoutAccount[] = [
  { _id: 'b1', name: 'Ayesha Khan', method: 'nayapay', nayapayId: 'ayesha4567' },
  { _id: 'b2', name: 'Ayesha Khan', method: 'bank', bankName: 'meezan', accountNumber: '01230129012' },
  { _id: 'b3', name: 'عائشہ خان', method: 'raast', iban: 'PK36SCBL0000001123456702' },
];

type StepProps = Omit<SellAmountFormProps, 'children'> & {
  accounts: readonly PayoutAccount[];
  onAddAccount: () => void;
};

/** Rupees for one USDT. */
const PRICE = 280;

/** Step 1 as in the app, without the quote under the amount. */
function Step({ accounts, onAddAccount, ...props }: StepProps) {
  const [amount, setAmount] = useState(props.amount);
  const [bankAccountId, setBankAccountId] = useState(props.bankAccountId);
  const account = accounts.find(({ _id }) => _id === bankAccountId);
  const rupees = amountOf(amount).times(PRICE);
  const payment = account && { rupees, account };
  return (
    <SellAmountForm {...props} amount={amount} bankAccountId={bankAccountId} payment={payment}>
      <Slip>
        <SlipSection>
          <SellAmountField amount={amount} onAmountChange={setAmount} min={props.min} payment={payment} />
        </SlipSection>
      </Slip>
      <PayoutAccountChoice
        accounts={accounts}
        value={bankAccountId}
        rupees={rupees}
        onValueChange={setBankAccountId}
        onAddAccount={onAddAccount}
        disabled={props.disabled ?? false}
      />
    </SellAmountForm>
  );
}

const meta = {
  title: 'Forms/SellAmountForm',
  component: Step,
  loaders: [loadMessages],
  args: {
    amount: '',
    min: 100,
    bankAccountId: null,
    accounts: ACCOUNTS,
    onSubmit: fn(accept),
    onAddAccount: fn(),
    onDirtyChange: fn(),
  },
  // The action bar expects the page padding of 20 px on a phone; a story has 16.
  decorators: [
    (Story) => (
      <div className="-mx-4 px-5">
        <div className="mx-auto max-w-form">{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof Step>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(await canvas.findByRole('button', { name: sell.submit })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: sell.submit })).toHaveAccessibleDescription(
      sell.amountMissing,
    );
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

/**
 * Amounts that the app kept, that are typed and that are pasted. A comma stays in the field, since a group may follow. Until then there is no
 * amount: `1,5` is not read as 15, and is refused when it is pasted.
 */
export const Typed: Story = {
  args: { bankAccountId: 'b1', amount: '100001' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const findSubmit = () => canvas.findByRole('button', { name: sell.submit });
    const retype = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
    };
    await expect(canvas.getAllByText('Maximum amount is 100000 USDT')[0]).toBeVisible();

    await retype('99.999999');
    await expect(canvas.getAllByText('Minimum amount is 100 USDT')[0]).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(await findSubmit()).toBeDisabled();

    await retype('1000000');
    await expect(input).toHaveValue('100000');
    await expect(await findSubmit()).toBeEnabled();

    await retype('500');
    await userEvent.type(input, 'abc');
    await expect(input).toHaveValue('500');

    await retype('1,5');
    await expect(input).toHaveValue('1,5');
    await expect(await findSubmit()).toBeDisabled();
    await userEvent.type(input, '00');
    await expect(input).toHaveValue('1500');
    await expect(await findSubmit()).toBeEnabled();

    await retype('42.5');
    await checkRows(
      [
        ['1,5', '42.5'],
        ['1,234.50', '1234.50'],
        ['1,00,000', '100000'],
        ['۱٬۲۳۴٫۵', '1234.5'],
        ['500 USDT', '500'],
      ],
      async (copy, amount) => {
        await userEvent.click(input);
        input.select();
        await userEvent.paste(copy);
        await expect(input).toHaveValue(amount);
      },
    );
  },
};

/** One transfer to the chosen account cannot carry the rupees: the figure, until less is sold or another account is chosen (product.md R14). */
export const AboveTransferLimit: Story = {
  args: {
    bankAccountId: 'b3',
    amount: '1000',
    accounts: ACCOUNTS.map((account) => (account._id === 'b3' ? { ...account, maxPerTransfer: 200_000 } : account)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(
      canvas.getAllByText(
        'Raast carries at most Rs. 2,00,000 in one transfer. Choose another account or sell less.',
      )[0],
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: sell.submit })).toBeDisabled();
    await expect(canvas.getByText('At most Rs. 2,00,000 in one transfer')).toBeVisible();
    await radioList(canvasElement).choose(/NayaPay/);
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('button', { name: sell.submit })).toBeEnabled();
    await radioList(canvasElement).choose(/Raast/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const NoAccounts: Story = {
  args: { amount: '500', accounts: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sell.addAccount }));
    await waitFor(() => expect(args.onAddAccount).toHaveBeenCalledOnce());
  },
};

export const PriceMissing: Story = {
  args: { amount: '500', bankAccountId: 'b1', priceMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sell.noPrice)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: sell.submit })).toBeDisabled();
  },
};

/** A sale from the wallet has no further step: the button sells. */
export const SellsAtOnce: Story = {
  args: { amount: '12.5', min: 0, bankAccountId: 'b1', act: 'sell', onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: messages.network.submit }));
    await expect(await canvas.findByRole('button', { name: messages.network.submitting })).toBeVisible();
    await expectSentOnce(args.onSubmit, { amount: '12.5', bankAccountId: 'b1' });
  },
};

export const Disabled: Story = { args: { amount: '500', bankAccountId: 'b1', disabled: true } };

export const Busy: Story = {
  args: { amount: '500', bankAccountId: 'b1', onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: sell.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: sell.submit })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerErrors: Story = {
  args: {
    amount: '500',
    bankAccountId: 'b1',
    onSubmit: answerInTurn(refuse(), refuse({ message: 'Selling is closed for an hour.' })),
  },
  play: async ({ canvas, userEvent }) => {
    const expectUsable = async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('500');
      await waitFor(() => expect(canvas.getByRole('button', { name: sell.submit })).toBeEnabled());
      await expect(canvas.getByRole('button', { name: sell.submit })).toHaveFocus();
    };
    await userEvent.click(canvas.getByRole('button', { name: sell.submit }));
    await expect(await canvas.findByText(failures.general)).toBeVisible();
    await expectUsable();
    await userEvent.click(canvas.getByRole('button', { name: sell.submit }));
    await expect(await canvas.findByText('Selling is closed for an hour.')).toBeVisible();
    await expectUsable();
  },
};

/** A seller with another minimum: the amount, then an account, then another one. */
export const Success: Story = {
  args: { min: 2500 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const button = await canvas.findByRole('button', { name: sell.submit });
    await userEvent.type(input, '2499');
    await expect(canvas.getAllByText('Minimum amount is 2500 USDT')[0]).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '2500.5');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(sell.accountMissing);

    await radioList(canvasElement).choose(/Meezan/);
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(canvas.queryByText(sell.accountMissing)).not.toBeInTheDocument());
    await radioList(canvasElement).choose('NayaPay');
    await userEvent.click(button);
    await expectSentOnce(args.onSubmit, { amount: '2500.5', bankAccountId: 'b1' });
  },
};
