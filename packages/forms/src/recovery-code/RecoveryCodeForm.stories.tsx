import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { accept, expectSentOnce, refuseNext } from '../testing/story-server.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { recoveryCode: messages } = adminMessages;
const USED = 'This recovery code is wrong or was used before';

const meta = {
  title: 'Forms/RecoveryCodeForm',
  component: RecoveryCodeForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onUsePasskey: fn(), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof RecoveryCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is sent in one spelling, however it was typed. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: messages.label }), '7k3m 9qxa 2ftc w8rd{Enter}');
    await expectSentOnce(args.onSubmit, { code: '7K3M9QXA2FTCW8RD' });
  },
};

/** Also a one-time code is no recovery code. A passkey can be used instead. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.back }));
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(messages.required)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByRole('textbox'), '482913');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(messages.invalid)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server does not know the code, or it was used before. */
export const ServerErrors: Story = {
  args: { initialValues: { code: '7K3M-9QXA-2FTC-W8RD' } },
  play: async ({ canvas, userEvent, args }) => {
    refuseNext(args.onSubmit, { message: 'Too many tries. Please wait 60 minutes.' });
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait 60 minutes.'));

    refuseNext(args.onSubmit, { message: USED, errors: { code: USED } });
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(USED)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('7K3M-9QXA-2FTC-W8RD');
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await waitFor(() => expect(canvas.queryByText(USED)).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('textbox'), 'D');

    refuseNext(args.onSubmit, { errors: { code: USED, general: 'One try is left.' } });
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(USED)).toBeVisible();
    await expect(canvas.getByText('One try is left.')).toBeVisible();
  },
};
