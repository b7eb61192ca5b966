import { otp as codeField } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, hang, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { OtpForm, type OtpFormProps } from './OtpForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { otp, sendCodeOver, codeSentOver, failures } = messages;
const sendBySms = { name: sendCodeOver.sms };

const meta = {
  title: 'Forms/OtpForm',
  component: OtpForm,
  loaders: [loadMessages],
  args: {
    kind: 'login',
    sentTo: '+92 300 123 4567',
    resendInSeconds: 40,
    sentOver: ['whatsapp'],
    otherChannel: 'sms',
    otherChannelInSeconds: 0,
    onSubmit: fn(accept),
    onResend: fn(accept),
    onSendOver: fn(accept),
    onChangeNumber: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the offer is empty at first. */
export const OverWhatsApp: Story = {
  args: { resendInSeconds: 60, otherChannelInSeconds: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We sent a 6-digit code over WhatsApp to/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', sendBySms)).not.toBeInTheDocument());
  },
};

/** WhatsApp has refused the code, and no other channel is left. */
export const OverSms: Story = {
  args: { sentOver: ['sms'], otherChannel: undefined, onSendOver: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We sent a 6-digit code by SMS to/)).toBeVisible();
    await expect(canvas.queryByText(otp.noCodeYet)).not.toBeInTheDocument();
  },
};

/** A channel that this build does not know is not named. */
export const OverAnUnknownChannel: Story = {
  args: { sentOver: [], otherChannel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We sent a 6-digit code to/)).toBeVisible();
    await expect(canvas.queryByText(otp.resent)).not.toBeInTheDocument();
  },
};

export const OtherChannelOffered: Story = {
  args: { initialValues: { otp: '48' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(otp.noCodeYet)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', sendBySms)).toBeEnabled();
  },
};

/** The code went by SMS, and WhatsApp is offered after the wait for a new code has ended. */
export const WhatsAppOffered: Story = {
  args: { sentOver: ['sms'], otherChannel: 'whatsapp', resendInSeconds: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: sendCodeOver.whatsapp })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: otp.resend })).toBeEnabled();
  },
};

/** One request, however often the button is pressed, and no new code meanwhile. */
export const OtherChannelSending: Story = {
  args: { resendInSeconds: 0, onSendOver: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', sendBySms));
    await waitFor(() => expect(args.onSendOver).toHaveBeenCalledOnce());
    await expect(args.onSendOver).toHaveBeenCalledWith('sms');
    await expect(canvas.getByRole('button', sendBySms)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: otp.resend })).toBeDisabled();
  },
};

/** The offer stays, and the digits too. */
export const OtherChannelFailed: Story = {
  args: { onSendOver: fn(refuse()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await codeField(canvasElement).enter('482');
    await userEvent.click(canvas.getByRole('button', sendBySms));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('482');
    await expect(canvas.getByRole('button', sendBySms)).toBeEnabled();
    await expect(canvas.getByRole('button', sendBySms)).toHaveFocus();
  },
};

/** An app whose channels after a success are `after`. */
function App({ after, onSendOver = accept, ...props }: OtpFormProps & { after: Partial<OtpFormProps> }) {
  const [isSent, setIsSent] = useState(false);
  const send: NonNullable<OtpFormProps['onSendOver']> = async (channel) => {
    const result = await onSendOver(channel);
    setIsSent(result.ok);
    return result;
  };
  return <OtpForm {...props} {...(isSent && after)} onSendOver={send} />;
}

/** The code is the same: the digits stay, and the next one is added to them. */
export const OverBoth: Story = {
  render: (args) => <App {...args} after={{ sentOver: ['whatsapp', 'sms'], otherChannel: undefined }} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '482');
    await userEvent.click(canvas.getByRole('button', sendBySms));
    await expect(await canvas.findByText(codeSentOver.sms)).toBeVisible();
    await expect(canvas.getByText(/^We sent the same 6-digit code over WhatsApp and by SMS to/)).toBeVisible();
    await expect(canvas.queryByRole('button', sendBySms)).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('4829');
  },
};

/** The code of WhatsApp had expired, so a new one went by SMS; WhatsApp is offered later. */
export const NewCodeBySms: Story = {
  render: (args) => (
    <App
      {...args}
      after={{ sentOver: ['sms'], otherChannel: 'whatsapp', otherChannelInSeconds: 20, resendInSeconds: 60 }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', sendBySms));
    await expect(await canvas.findByText(otp.resent)).toBeVisible();
    await expect(canvas.getByText(/^We sent a 6-digit code by SMS to/)).toBeVisible();
  },
};
