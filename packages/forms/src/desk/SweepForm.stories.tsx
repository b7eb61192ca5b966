import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuseNext } from '../testing/story-server.ts';
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

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Expects that each amount with a hash is refused on submit, with its message. */
const expectRefused = async (
  { canvas, userEvent, args }: Play,
  rows: (readonly [amount: string, hash: string, message: string])[],
) => {
  for (const [amount, hash, message] of rows) {
    await userEvent.clear(canvas.getByRole('textbox', { name: messages.sweepAmount }));
    await userEvent.paste(amount);
    await userEvent.clear(canvas.getByRole('textbox', { name: messages.hash }));
    await userEvent.paste(hash);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(args.onSubmit, message).not.toHaveBeenCalled();
  }
};

export const Playground: Story = {};

/** Typed with the keyboard, after all of it was chosen; the amount is submitted as plain decimal text, once. */
export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: messages.sweepAmount });
    await userEvent.click(canvas.getByRole('button', { name: messages.sweepAll({ most: '2,500' }) }));
    await expect(amount).toHaveValue('2500');
    await userEvent.clear(amount);
    await userEvent.type(amount, '۲٬۰۰۰.50');
    await userEvent.type(canvas.getByRole('textbox', { name: messages.hash }), `${HASH}{Enter}`);
    await userEvent.dblClick(await canvas.findByRole('button', { name: messages.paying }));
    await expectSentOnce(args.onSubmit, { amount: '2000.5', hash: HASH, reason: '' });
  },
};

export const Refused: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Enter the amount swept')).toBeVisible();
    await expect(canvas.getByText('Enter the transaction hash')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.sweepAmount })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expectRefused(context, [
      ['2500.000001', HASH, 'This is more than the book balance of 2,500 USDT'],
      ['1,5', '0x56aa', 'Enter an amount above 0 in digits, with at most 6 decimals'],
    ]);
  },
};

/** A colleague recorded the sweep: approval requires a reason. */
export const ServerErrors: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvas, userEvent, args }) => {
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.failed));

    refuseNext(args.onSubmit, { errors: { reason: 'A reason is required' } });
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('A reason is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.hash })).toHaveValue(HASH);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${messages.reason}`) }), 'Moved');
    await waitFor(() => expect(canvas.queryByText('A reason is required')).not.toBeInTheDocument());

    refuseNext(args.onSubmit, { errors: { reason: 'A longer reason is required', general: 'Two people must agree.' } });
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('A longer reason is required')).toBeVisible();
    await expect(canvas.getByText('Two people must agree.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
