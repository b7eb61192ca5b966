import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { accept, expectSentOnce, refuse } from '../testing/story-server.ts';
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

export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(messages.required)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A one-time code is no recovery code. */
export const Invalid: Story = {
  args: { initialValues: { code: '482913' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(messages.invalid)).toBeVisible();
  },
};

/** The server does not know the code, or it was used before. */
export const Used: Story = {
  args: {
    initialValues: { code: '7K3M-9QXA-2FTC-W8RD' },
    onSubmit: fn(refuse({ message: USED, errors: { code: USED } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByText(USED)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('7K3M-9QXA-2FTC-W8RD');
  },
};

export const ServerGeneralError: Story = {
  args: {
    initialValues: { code: '7K3M-9QXA-2FTC-W8RD' },
    onSubmit: fn(refuse({ message: 'Too many tries. Please wait 60 minutes.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries. Please wait 60 minutes.');
  },
};

export const PasskeyInstead: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.back }));
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();
  },
};
