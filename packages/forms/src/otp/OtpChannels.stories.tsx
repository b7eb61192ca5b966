import { otp as codeField } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
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

/** WhatsApp, where the place of the offer is empty at first; SMS, and a channel that this build does not know and does not name, without an offer. */
export const SentOver: Story = {
  args: { autoFocus: false },
  render: (args) => (
    <div className="flex flex-col gap-10">
      <section aria-label="WhatsApp">
        <OtpForm {...args} resendInSeconds={60} otherChannelInSeconds={20} />
      </section>
      <section aria-label="SMS">
        <OtpForm {...args} sentOver={['sms']} otherChannel={undefined} />
      </section>
      <section aria-label="Unknown channel">
        <OtpForm {...args} sentOver={[]} otherChannel={undefined} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const section = (name: string) => within(canvas.getByRole('region', { name }));
    const whatsApp = section('WhatsApp');
    await expect(whatsApp.getByText(/^We sent a 6-digit code over WhatsApp to/)).toBeVisible();
    await waitFor(() => expect(whatsApp.queryByRole('button', sendBySms)).not.toBeInTheDocument());
    const sms = section('SMS');
    await expect(sms.getByText(/^We sent a 6-digit code by SMS to/)).toBeVisible();
    await expect(sms.queryByText(otp.noCodeYet)).not.toBeInTheDocument();
    const unknown = section('Unknown channel');
    await expect(unknown.getByText(/^We sent a 6-digit code to/)).toBeVisible();
    await expect(unknown.queryByText(otp.resent)).not.toBeInTheDocument();
  },
};

/** The code went by SMS. WhatsApp is offered: one request, however often the button is pressed, and no new code meanwhile. */
export const OtherChannelSending: Story = {
  args: { sentOver: ['sms'], otherChannel: 'whatsapp', resendInSeconds: 0, onSendOver: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    const sendOnWhatsApp = canvas.getByRole('button', { name: sendCodeOver.whatsapp });
    const resend = canvas.getByRole('button', { name: otp.resend });
    await expect(sendOnWhatsApp).toBeEnabled();
    await expect(resend).toBeEnabled();
    await userEvent.dblClick(sendOnWhatsApp);
    await waitFor(() => expect(args.onSendOver).toHaveBeenCalledOnce());
    await expect(args.onSendOver).toHaveBeenCalledWith('whatsapp');
    await expect(sendOnWhatsApp).toHaveAttribute('aria-busy', 'true');
    await expect(resend).toBeDisabled();
  },
};

/** The offer stays, and the digits too. */
export const OtherChannelFailed: Story = {
  args: { initialValues: { otp: '48' }, onSendOver: fn(refuse()) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(otp.noCodeYet)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', sendBySms)).toBeEnabled();
    await codeField(canvasElement).enter('482');
    await userEvent.click(canvas.getByRole('button', sendBySms));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await expect(args.onSendOver).toHaveBeenCalledWith('sms');
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
