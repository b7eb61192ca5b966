import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { LoginPhoneForm } from './LoginPhoneForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { phone, failures, common } = messages;

const meta = {
  title: 'Forms/LoginPhoneForm',
  component: LoginPhoneForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof LoginPhoneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pristine: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: phone.label })).toHaveAttribute('autocomplete', 'tel-national');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const NineDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '300123456');
    await expect(canvas.getByText('9 of 10 digits')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '7');
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeEnabled();
  },
};

export const Filled: Story = {
  args: { initialValues: { mobile: '3001234567' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('300 123 4567');
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeEnabled();
  },
};

export const PastedWithPrefix: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    for (const spelling of ['0092 300-1234567', '+92 300 1234567', '03001234567', '٠٣٠٠١٢٣٤٥٦٧']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(spelling);
      await expect(input).toHaveValue('300 123 4567');
    }
    await userEvent.keyboard('{Enter}');
    await expectSentOnce(args.onSubmit, { mobile: '+923001234567' });
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '4001234567');
    await userEvent.click(canvas.getByRole('button', { name: phone.submit }));
    await expect(await canvas.findByText('Phone number is not valid.')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^\+92|Phone number is not valid\./);
    await expect(input).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Two numbers in the field: both stay, and none is sent. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('0300 1234567 / 0301 7654321');
    await expect(input).toHaveValue('300 123 4567 03017654321');
    await expect(await canvas.findByText('Phone number is not valid.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: phone.submit })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TestPhone: Story = {
  args: { testPhone: '1234567890' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567890{Enter}');
    await expectSentOnce(args.onSubmit, { mobile: '+921234567890' });
  },
};

export const Busy: Story = {
  args: { initialValues: { mobile: '3001234567' }, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(common.sendingOtp);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PressedTwice: Story = {
  args: { initialValues: { mobile: '3001234567' }, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { initialValues: { mobile: '3001234567' }, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const ServerFieldError: Story = {
  args: {
    initialValues: { mobile: '3001234567' },
    onSubmit: fn(refuse({ errors: { mobile: 'This number is blocked.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('This number is blocked.')).toBeVisible();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('300 123 4567');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText('This number is blocked.')).not.toBeInTheDocument());
    await userEvent.type(input, '7');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('This number is blocked.')).toBeVisible();
  },
};

export const ServerGeneralError: Story = {
  args: {
    initialValues: { mobile: '3001234567' },
    onSubmit: fn(refuse({ message: 'Too many codes were sent. Try again in 12 minutes.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many codes were sent.');
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeEnabled();
  },
};

export const ServerWithoutWords: Story = {
  args: { initialValues: { mobile: '3001234567' }, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{End}{Backspace}');
    await waitFor(() => expect(canvas.queryByText(failures.sendOtp)).not.toBeInTheDocument());
  },
};

/** `onSubmit` rejects, a bug of the app: it is reported with `reportError`, and the user sees a message and can try again. */
export const CallerBroken: Story = {
  args: { initialValues: { mobile: '3001234567' }, onSubmit: fn(() => Promise.reject(new TypeError('bug'))) },
  beforeEach: () => {
    const real = window.reportError;
    window.reportError = fn();
    return () => {
      window.reportError = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(window.reportError).toHaveBeenCalledWith(expect.any(TypeError));
    await waitFor(() => expect(canvas.getByRole('button', { name: phone.submit })).toBeEnabled());
  },
};

export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3001234567');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button'));
    await expectSentOnce(args.onSubmit, { mobile: '+923001234567' });
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
