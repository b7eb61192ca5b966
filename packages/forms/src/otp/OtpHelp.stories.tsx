import { otp as codeField } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuse, refuseNext } from '../testing/story-server.ts';
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

/** Clipboard with one text after another, or an error where it cannot be read. */
const clipboard =
  (...texts: (string | Error)[]) =>
  () => {
    const left = [...texts];
    const readText = async () => {
      const text = left.shift() ?? '';
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

/** A failure keeps the digits; a new code empties the boxes, since it ends the one before. */
export const Resend: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await codeField(canvasElement).enter('482');
    refuseNext(args.onResend);
    await userEvent.click(canvas.getByRole('button', { name: otp.resend }));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('482');
    await expect(canvas.getByRole('button', { name: otp.resend })).toBeEnabled();
    await expect(args.onResend).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: otp.resend }));
    await waitFor(() => expect(args.onResend).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(otp.resent)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const ResendPressedTwice: Story = {
  args: { onResend: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: otp.resend }));
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
  },
};

/** A wrong code is pasted, then a text without one, then the browser refuses. */
export const PastedFromClipboard: Story = {
  args: { resendInSeconds: 42, onSubmit: fn(refuse()) },
  beforeEach: clipboard(
    'Your Sarraf code is 482 913. It is valid for 5 minutes.',
    'see you at 5',
    new Error('NotAllowedError'),
  ),
  play: async ({ canvas, userEvent, args }) => {
    const paste = canvas.getByRole('button', { name: otp.paste });
    await userEvent.click(paste);
    await expectSentOnce(args.onSubmit, { otp: '482913' });
    await expect(await canvas.findByText(failures.verifyOtp)).toBeVisible();

    await userEvent.click(paste);
    await expect(await canvas.findByText(otp.pasteFoundNothing)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();

    await userEvent.click(paste);
    await expect(await canvas.findByText(otp.pasteRefused)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
