import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, refuse } from '../testing/story-server.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;

const meta = {
  title: 'Forms/ReasonForm',
  component: ReasonForm,
  loaders: [loadMessages],
  args: {
    asks: 'reason',
    submitLabel: 'Put on hold',
    tone: 'positive',
    onSubmit: fn(accept),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  argTypes: { asks: { control: 'inline-radio', options: ['reason', 'optional', 'note'] } },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof ReasonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' The seller called {Enter}');
    await expectSentOnce(args.onSubmit, { reason: 'The seller called' });
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put on hold' }));
    await expect(await canvas.findByText('Enter the reason')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a'.repeat(1001));
    await userEvent.click(canvas.getByRole('button', { name: 'Put on hold' }));
    await expect(await canvas.findByText('Use at most 1000 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The reason may be left out. */
export const Optional: Story = {
  args: { asks: 'optional' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Put on hold' }));
    await expectSentOnce(args.onSubmit, { reason: '' });
  },
};

export const NoteMissing: Story = {
  args: { asks: 'note', submitLabel: 'Add a note' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await expect(await canvas.findByText('Enter the note')).toBeVisible();
  },
};

/** A destructive action. */
export const ServerGeneralError: Story = {
  args: {
    tone: 'negative',
    submitLabel: 'Refund to wallet',
    initialValues: { reason: 'Slip seen' },
    onSubmit: fn(refuse({ message: 'You asked for it yourself.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund to wallet' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You asked for it yourself.');
  },
};
