import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { accept, expectSentOnce, holdNext, refuseNext } from '../testing/story-server.ts';
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

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: phone.label })).toHaveAttribute('autocomplete', 'tel-national');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { initialValues: { mobile: '3001234567' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('300 123 4567');
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeEnabled();
  },
};

const TWO_NUMBERS = '0300 1234567 / 0301 7654321';

/** Two numbers in the field: both stay, and none is sent. A number of ten digits that is no mobile is refused on submit. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: phone.submit });
    await userEvent.click(input);
    await userEvent.paste(TWO_NUMBERS);
    await expect(input).toHaveValue('300 123 4567 03017654321');
    await expect(await canvas.findByText('Phone number is not valid.')).toBeVisible();
    await expect(button).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(input);
    await userEvent.type(input, '4001234567');
    await expect(input).toHaveValue('400 123 4567');
    await waitFor(() => expect(canvas.queryByText('Phone number is not valid.')).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(await canvas.findByText('Phone number is not valid.')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^\+92|Phone number is not valid\./);
    await expect(input).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.paste(TWO_NUMBERS);
    await expect(input).toHaveValue('300 123 4567 03017654321');
    await expect(button).toBeDisabled();
  },
};

export const TestPhone: Story = {
  args: { testPhone: '1234567890' },
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the form of Success' } },
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

export const Disabled: Story = {
  args: { initialValues: { mobile: '3001234567' }, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** A rejection of `onSubmit` is a bug of the app: it is reported with `reportError`, and the user sees a message and can try again. */
export const ServerErrors: Story = {
  args: { initialValues: { mobile: '3001234567' } },
  beforeEach: () => {
    const real = window.reportError;
    window.reportError = fn();
    return () => {
      window.reportError = real;
    };
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const button = { name: phone.submit };
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
    await userEvent.type(input, '{End}{Backspace}');
    await waitFor(() => expect(canvas.queryByText(failures.sendOtp)).not.toBeInTheDocument());
    await userEvent.type(input, '7');

    refuseNext(args.onSubmit, { message: 'Too many codes were sent. Try again in 12 minutes.' });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Too many codes were sent.'));
    await expect(await canvas.findByRole('button', button)).toBeEnabled();

    mocked(args.onSubmit).mockRejectedValueOnce(new TypeError('bug'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(window.reportError).toHaveBeenCalledWith(expect.any(TypeError));
    await waitFor(() => expect(canvas.getByRole('button', button)).toBeEnabled());

    refuseNext(args.onSubmit, { errors: { mobile: 'This number is blocked.' } });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('This number is blocked.')).toBeVisible();
    await expect(input).toHaveValue('300 123 4567');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText('This number is blocked.')).not.toBeInTheDocument());
    await userEvent.type(input, '7');

    refuseNext(args.onSubmit, { errors: { mobile: 'This number is blocked.', general: 'Please call us.' } });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('This number is blocked.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please call us.');
  },
};

/** Typed, then pasted in several spellings; sent once, however often it is submitted. */
export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const succeed = holdNext(args.onSubmit);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '300123456');
    await expect(canvas.getByText('9 of 10 digits')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeDisabled();
    await userEvent.type(input, '7');
    await expect(await canvas.findByRole('button', { name: phone.submit })).toBeEnabled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    for (const spelling of ['0092 300-1234567', '+92 300 1234567', '03001234567', '٠٣٠٠١٢٣٤٥٦٧']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(spelling);
      await expect(input, spelling).toHaveValue('300 123 4567');
    }

    await userEvent.dblClick(canvas.getByRole('button'));
    await userEvent.type(input, '{Enter}{Enter}');
    await expectSentOnce(args.onSubmit, { mobile: '+923001234567' });
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    succeed();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
