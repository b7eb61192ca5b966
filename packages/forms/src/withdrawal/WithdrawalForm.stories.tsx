import { amount, select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sellerFormMessages } from '../seller.messages.en.ts';
import { accept, expectSentOnce, hang, refuseNext } from '../testing/story-server.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const messages = sellerFormMessages.withdrawal;
const TRON = 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os';
const FILLED = { amount: '100', networkId: 'trc20', address: TRON };
const REVIEW = { name: messages.review };
const SUBMIT = { name: messages.submit };

const meta = {
  title: 'Forms/WithdrawalForm',
  component: WithdrawalForm,
  loaders: [loadMessages],
  args: {
    balance: '152.5',
    networks: [
      { id: 'trc20', name: 'Tron (TRC20)' },
      { id: 'bep20', name: 'BSC (BEP20)' },
    ],
    onSubmit: fn(accept),
    onDirtyChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof WithdrawalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each address is refused on its network, with its message, and gets the focus. */
const expectAddressesRefused = async (
  { canvas, canvasElement, userEvent, args }: Play,
  rows: (readonly [networkId: string, address: string, message: string])[],
) => {
  const address = canvas.getByRole('textbox', { name: messages.address });
  for (const [networkId, text, message] of rows) {
    await select(canvasElement, messages.network).choose(networkId);
    await userEvent.clear(address);
    await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText(message)).toBeVisible();
    await waitFor(() => expect(address, text).toHaveFocus());
    await expect(canvas.queryByText(messages.warning), text).not.toBeInTheDocument();
    await expect(args.onSubmit, text).not.toHaveBeenCalled();
  }
};

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: messages.amount })).toHaveValue('');
    await expect(canvas.getByRole('button', REVIEW)).toBeEnabled();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { initialValues: FILLED } };

/** All missing fields show an error, and nothing is submitted. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText('Enter how much you want to withdraw.')).toBeVisible();
    await expect(canvas.getByText('Choose the network your wallet receives on.')).toBeVisible();
    await expect(canvas.getByText('Enter the address of your wallet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.amount })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The balance decreased after the amount was typed, for example by a sale on another device. Then addresses: of another network, mistyped, and one
 * that nobody can spend from.
 */
export const Refused: Story = {
  args: { initialValues: { ...FILLED, amount: '200' } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText('Your wallet balance is 152.5 USDT')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await amount(canvasElement, messages.amount).type('100');
    await waitFor(() => expect(canvas.queryByText('Your wallet balance is 152.5 USDT')).not.toBeInTheDocument());
    await expectAddressesRefused(context, [
      ['bep20', TRON, 'This is not a valid BSC (BEP20) address. Please check it.'],
      ['trc20', TRON.replace('J', 'K'), 'A character of this address is wrong. Copy it again from your wallet.'],
      [
        'bep20',
        '0x000000000000000000000000000000000000dEaD',
        'USDT sent to this address are lost: nobody can spend them. Enter the address of your own wallet.',
      ],
    ]);
  },
};

/** The review before the request, after a look back at the fields; nothing is submitted yet. */
export const Reviewed: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', { name: messages.back }));
    await expect(canvas.getByRole('textbox', { name: messages.address })).toHaveValue(TRON);
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText(messages.warning)).toBeVisible();
    await expect(canvas.getByText('Tron (TRC20)')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { initialValues: FILLED, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.dblClick(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByRole('button', { name: messages.submitting })).toBeVisible();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: messages.back })).toBeDisabled();
  },
};

/** An error leads back to the fields, and one of a field to that field. */
export const ServerErrors: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvas, userEvent, args }) => {
    const address = () => canvas.getByRole('textbox', { name: messages.address });
    const submit = async () => {
      await userEvent.click(canvas.getByRole('button', REVIEW));
      await userEvent.click(await canvas.findByRole('button', SUBMIT));
    };
    refuseNext(args.onSubmit);
    await submit();
    await expect(await canvas.findByText('The withdrawal could not be requested. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.amount })).toHaveValue('100');

    refuseNext(args.onSubmit, { errors: { address: 'This address cannot be paid' } });
    await submit();
    await expect(await canvas.findByText('This address cannot be paid')).toBeVisible();
    await expect(address()).toBeInvalid();
    await userEvent.type(address(), ' ');
    await waitFor(() => expect(canvas.queryByText('This address cannot be paid')).not.toBeInTheDocument());

    const errors = { address: 'This address cannot be paid', general: 'Withdrawals are paused until noon.' };
    refuseNext(args.onSubmit, { errors });
    await submit();
    await expect(await canvas.findByText('Withdrawals are paused until noon.')).toBeVisible();
    await expect(canvas.getByText('This address cannot be paid')).toBeVisible();
  },
};

export const Disabled: Story = { args: { initialValues: FILLED, disabled: true } };

/** An amount above the balance becomes the balance, also at a press. Spaces and an open decimal point are not sent. */
export const Success: Story = {
  args: { initialValues: { ...FILLED, amount: '', address: ` ${TRON}` } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const withdrawn = amount(canvasElement, messages.amount);
    await withdrawn.type('1000');
    await expect(await withdrawn.value()).toBe('152.5');
    await withdrawn.type('');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw all: 152.5 USDT' }));
    await expect(await withdrawn.value()).toBe('152.5');
    await withdrawn.type('100.');
    await expect(await withdrawn.value()).toBe('100.');
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, FILLED);
  },
};
