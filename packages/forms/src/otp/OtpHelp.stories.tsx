import { otp as codeField } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { OtpForm } from './OtpForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { otp, failures } = messages;

const meta = {
  title: 'Forms/OtpForm',
  component: OtpForm,
  loaders: [loadMessages],
  args: {
    kind: 'login',
    sentTo: '+92 300 123 4567',
    sentOver: ['whatsapp'],
    resendInSeconds: 0,
    onSubmit: fn(accept),
    onResend: fn(accept),
    onChangeNumber: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clipboard with a text, or one that cannot be read. */
const clipboard = (text: string | Error) => () => {
  const readText = async () => {
    if (text instanceof Error) throw text;
    return text;
  };
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
  return () => {
    if (real) Object.defineProperty(navigator, 'clipboard', real);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Resend: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await codeField(canvasElement).enter('482');
    await userEvent.click(canvas.getByRole('button', { name: otp.resend }));
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(otp.resent)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const ResendPressedTwice: Story = {
  args: { onResend: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: otp.resend }));
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
  },
};

export const ResendRefused: Story = {
  args: { onResend: fn(refuse()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await codeField(canvasElement).enter('482');
    await userEvent.click(canvas.getByRole('button', { name: otp.resend }));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('482');
    await expect(canvas.getByRole('button', { name: otp.resend })).toBeEnabled();
  },
};

export const PastedFromClipboard: Story = {
  args: { resendInSeconds: 42 },
  beforeEach: clipboard('Your Sarraf code is 482 913. It is valid for 5 minutes.'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: otp.paste }));
    await expectSentOnce(args.onSubmit, { otp: '482913' });
  },
};

export const NothingInClipboard: Story = {
  args: { resendInSeconds: 42 },
  beforeEach: clipboard('see you at 5'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: otp.paste }));
    await expect(await canvas.findByText(otp.pasteFoundNothing)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ClipboardRefused: Story = {
  args: { resendInSeconds: 42 },
  beforeEach: clipboard(new Error('NotAllowedError')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: otp.paste }));
    await expect(await canvas.findByText(otp.pasteRefused)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
