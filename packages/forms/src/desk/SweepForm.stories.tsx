import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { SweepForm } from './SweepForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;
const HASH = '0x1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1';
const LABEL = 'Record sweep';
const SUBMIT = { name: LABEL };
const FILLED = { amount: '2000', hash: HASH };

const meta = {
  title: 'Forms/SweepForm',
  component: SweepForm,
  loaders: [loadMessages],
  args: { most: '2500', submitLabel: LABEL, onSubmit: fn(accept), onCancel: fn(), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof SweepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Typed with the keyboard; the amount is submitted as plain decimal text. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: messages.sweepAmount }), '۲٬۰۰۰.50');
    await userEvent.type(canvas.getByRole('textbox', { name: messages.hash }), `${HASH}{Enter}`);
    await expectSentOnce(args.onSubmit, { amount: '2000.5', hash: HASH, reason: '' });
  },
};

export const AllOfIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.sweepAll({ most: '2,500' }) }));
    await expect(canvas.getByRole('textbox', { name: messages.sweepAmount })).toHaveValue('2500');
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Enter the amount swept')).toBeVisible();
    await expect(canvas.getByText('Enter the transaction hash')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.sweepAmount })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { initialValues: { amount: '1,5', hash: '0x56aa' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Enter an amount above 0 in digits, with at most 6 decimals')).toBeVisible();
  },
};

export const MoreThanTheBooks: Story = {
  args: { initialValues: { ...FILLED, amount: '2500.000001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This is more than the book balance of 2,500 USDT')).toBeVisible();
  },
};

/** A colleague recorded the sweep: approval requires a reason. */
export const ServerFieldError: Story = {
  args: { initialValues: FILLED, onSubmit: fn(refuse({ errors: { reason: 'A reason is required' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('A reason is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.hash })).toHaveValue(HASH);
  },
};

export const ServerWithoutWords: Story = {
  args: { initialValues: FILLED, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.failed);
  },
};

export const Busy: Story = {
  args: { initialValues: FILLED, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = { args: { disabled: true } };
