import { amount } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sellerFormMessages } from '../seller.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

export const Playground: Story = {};

export const Pristine: Story = {
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

/** An amount above the balance becomes the balance. */
export const AtMostTheBalance: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const withdrawn = amount(canvasElement, messages.amount);
    await withdrawn.type('1000');
    await expect(await withdrawn.value()).toBe('152.5');
    await withdrawn.type('');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw all: 152.5 USDT' }));
    await expect(await withdrawn.value()).toBe('152.5');
  },
};

/** The balance decreased after the amount was typed, for example by a sale on another device. */
export const AboveBalance: Story = {
  args: { initialValues: { ...FILLED, amount: '200' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText('Your wallet balance is 152.5 USDT')).toBeVisible();
  },
};

export const AddressOfAnotherNetwork: Story = {
  args: { initialValues: { ...FILLED, networkId: 'bep20' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText('This is not a valid BSC (BEP20) address. Please check it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.address })).toHaveFocus();
  },
};

export const AddressMistyped: Story = {
  args: { initialValues: { ...FILLED, address: TRON.replace('J', 'K') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(
      await canvas.findByText('A character of this address is wrong. Copy it again from your wallet.'),
    ).toBeVisible();
  },
};

/** An address that nobody can spend from. */
export const AddressOfNobody: Story = {
  args: { initialValues: { ...FILLED, networkId: 'bep20', address: '0x000000000000000000000000000000000000dEaD' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(
      await canvas.findByText(
        'USDT sent to this address are lost: nobody can spend them. Enter the address of your own wallet.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.address })).toHaveFocus();
  },
};

/** The review before the request; nothing is submitted yet. */
export const Reviewed: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await expect(await canvas.findByText(messages.warning)).toBeVisible();
    await expect(canvas.getByText('Tron (TRC20)')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ReviewedAndChanged: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', { name: messages.back }));
    await expect(canvas.getByRole('textbox', { name: messages.address })).toHaveValue(TRON);
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

/** A server error of a field leads back to the field. */
export const ServerFieldError: Story = {
  args: { initialValues: FILLED, onSubmit: fn(refuse({ errors: { address: 'This address cannot be paid' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByText('This address cannot be paid')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.address })).toBeInvalid();
  },
};

export const ServerGeneralError: Story = {
  args: { initialValues: FILLED, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByText('The withdrawal could not be requested. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.amount })).toHaveValue('100');
  },
};

export const Disabled: Story = { args: { initialValues: FILLED, disabled: true } };

export const Success: Story = {
  args: { initialValues: { ...FILLED, amount: '100.', address: ` ${TRON}` } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', REVIEW));
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expectSentOnce(args.onSubmit, FILLED);
  },
};
