import { otp as codeField } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, holdNext, refuseNext } from '../testing/story-server.ts';
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
    resendInSeconds: 42,
    onSubmit: fn(accept),
    onResend: fn(accept),
    onChangeNumber: fn(),
    onDirtyChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+92 300 123 4567')).toBeVisible();
    const input = canvas.getByRole('textbox', { name: otp.label });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('00:42')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: otp.resend })).not.toBeInTheDocument());
  },
};

/** Three digits are not sent. With the number the digits go, too. */
export const PartlyTyped: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await codeField(canvasElement).enter('482');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Phone Number' }));
    await waitFor(() => expect(args.onChangeNumber).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await codeField(canvasElement).enter('482');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Filled: Story = {
  args: { initialValues: { otp: '482913' }, autoFocus: false },
  play: async ({ args }) => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** More than six digits are no code: they are not cut or sent, and the previous digits stay. Fewer are refused on Verify. */
export const LoginInvalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const expectNoError = () =>
      waitFor(() => expect(canvas.queryByText('OTP must be 6 digits long.')).not.toBeInTheDocument());
    await userEvent.type(input, '482');
    await userEvent.paste('۴۸۲۹-۱۳۷۷');
    await expect(await canvas.findByText('OTP must be 6 digits long.')).toBeVisible();
    await expect(input).toHaveValue('482');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('9');
    await expectNoError();
    await userEvent.paste('91377');
    await expect(await canvas.findByText('OTP must be 6 digits long.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expectNoError();
    await expect(input).toHaveValue('482');
    await userEvent.click(canvas.getByRole('button', { name: otp.verify }));
    await expect(await canvas.findByText('OTP must be 6 digits long.')).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AadhaarInvalid: Story = {
  args: { kind: 'aadhaar', sentOver: undefined, sentTo: '•••• •••• 9012' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(otp.resent)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Aadhaar Number' }));
    await waitFor(() => expect(args.onChangeNumber).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByRole('textbox'), '4829{Enter}');
    await expect(await canvas.findByText('Please enter all 6 digits')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '1');
    await waitFor(() => expect(canvas.queryByText('Please enter all 6 digits')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Please enter all 6 digits')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: { otp: '482913' }, busy: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: otp.verifying })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { initialValues: { otp: '482913' }, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** After an error the digits stay and are selected. The same code is submitted again only with the button, another one by itself. */
export const ServerErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    refuseNext(args.onSubmit);
    await userEvent.type(input, '482913');
    await expect(await canvas.findByText('Invalid OTP. Please try again.')).toBeVisible();
    await expect(input).toHaveValue('482913');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End}{Backspace}');
    await waitFor(() => expect(canvas.queryByText('Invalid OTP. Please try again.')).not.toBeInTheDocument());
    await userEvent.type(input, '3');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));

    refuseNext(args.onSubmit, { message: 'Too many wrong codes. Wait 12 minutes.' });
    await userEvent.click(canvas.getByRole('button', { name: otp.verify }));
    await expect(await canvas.findByText('Too many wrong codes. Wait 12 minutes.')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(input).toHaveFocus());

    refuseNext(args.onSubmit, { message: failures.general });
    await userEvent.paste('771204');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ otp: '771204' }));
    await expect(await canvas.findByText('Something went wrong, please try again!')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);

    refuseNext(args.onSubmit, {
      errors: { otp: 'This code has expired. Ask for a new one.', general: 'Wait a minute.' },
    });
    await userEvent.paste('482913');
    await expect(await canvas.findByText('This code has expired. Ask for a new one.')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Wait a minute.')).toBeVisible();
  },
};

/** A complete code is submitted once, by itself. After that the next page may be loading: this one is locked. */
export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const succeed = holdNext(args.onSubmit);
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('٤٨٢ ٩١٣');
    await expectSentOnce(args.onSubmit, { otp: '482913' });
    await userEvent.type(input, '{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: otp.verifying }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());

    succeed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Phone Number' })).toBeDisabled());
    await userEvent.click(await canvas.findByRole('button', { name: otp.verifying }));
    await userEvent.type(input, '{Backspace}4{Enter}');
    await userEvent.paste('771204');
    await expect(input).toHaveValue('482913');
    await expect(input).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
