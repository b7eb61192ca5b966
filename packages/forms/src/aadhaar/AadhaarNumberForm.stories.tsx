import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { AadhaarNumberForm } from './AadhaarNumberForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { aadhaar, failures, common } = messages;

const meta = {
  title: 'Forms/AadhaarNumberForm',
  component: AadhaarNumberForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof AadhaarNumberForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: aadhaar.label })).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByText('0 of 12 digits')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 5678 9012');
  },
};

const CONSENT =
  'I agree that Sarraf sends my Aadhaar number and my mobile number to its identity verification service and receives my name and date of birth from it, in order to verify who I am. Sarraf keeps the name, the date of birth and the last four digits, and does not keep the number itself.';

/** The words of the consent are above the button, so that they are read before it. */
export const WithConsent: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' }, consent: CONSENT },
  play: async ({ canvas, userEvent, args }) => {
    const words = canvas.getByText(CONSENT);
    await expect(canvas.getByText('By pressing Send OTP you confirm:')).toBeVisible();
    const button = canvas.getByRole('button', { name: aadhaar.submit });
    await expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await expectSentOnce(args.onSubmit, { aadhaarNumber: '123456789012' });
  },
};

/** In Urdu, as the server sends it to a reader of Urdu. */
export const WithUrduConsent: Story = {
  args: {
    consent:
      'میری طرف سے اجازت ہے کہ صراف میری شناخت کی تصدیق کے لیے میرا Aadhaar نمبر اور موبائل نمبر تصدیق کرنے والی سروس کو بھیجے اور وہاں سے میرا نام اور تاریخِ پیدائش حاصل کرے۔ صراف نام، تاریخِ پیدائش اور نمبر کے آخری چار ہندسے محفوظ رکھتا ہے، پورا نمبر محفوظ نہیں رکھتا۔',
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12345678901');
    await userEvent.click(canvas.getByRole('button', { name: aadhaar.submit }));
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: aadhaar.submit }));
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '123456789012');
    await waitFor(() =>
      expect(canvas.queryByText('Please enter a valid 12-digit Aadhaar number')).not.toBeInTheDocument(),
    );
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
  },
};

/** A CNIC has thirteen digits: it is not cut to twelve. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('42101-1234567-1');
    await expect(input).toHaveValue('4210 1123 4567 1');
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await expect(canvas.getByRole('button', { name: aadhaar.submit })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: aadhaar.submit })).toBeEnabled();
    await userEvent.keyboard('1');
  },
};

export const Busy: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' }, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(common.sendingOtp);
  },
};

export const Disabled: Story = { args: { initialValues: { aadhaarNumber: '123456789012' }, disabled: true } };

export const ServerFieldError: Story = {
  args: {
    initialValues: { aadhaarNumber: '123456789012' },
    onSubmit: fn(refuse({ errors: { aadhaarNumber: 'No mobile number is registered with this Aadhaar.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('No mobile number is registered with this Aadhaar.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 5678 9012');
  },
};

export const ServerGeneralError: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' }, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('१२३४-५६७८-९०१२');
    await userEvent.keyboard('{Enter}');
    await expectSentOnce(args.onSubmit, { aadhaarNumber: '123456789012' });
  },
};
