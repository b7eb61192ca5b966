import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, refuseNext } from '../testing/story-server.ts';
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

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: aadhaar.label })).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByText('0 of 12 digits')).toBeVisible();
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
    initialValues: { aadhaarNumber: '123456789012' },
    consent:
      'میری طرف سے اجازت ہے کہ صراف میری شناخت کی تصدیق کے لیے میرا Aadhaar نمبر اور موبائل نمبر تصدیق کرنے والی سروس کو بھیجے اور وہاں سے میرا نام اور تاریخِ پیدائش حاصل کرے۔ صراف نام، تاریخِ پیدائش اور نمبر کے آخری چار ہندسے محفوظ رکھتا ہے، پورا نمبر محفوظ نہیں رکھتا۔',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 5678 9012');
  },
};

/** A CNIC has thirteen digits: it is not cut to twelve. No digit and eleven digits are refused on submit. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: aadhaar.submit });
    const expectNoError = () =>
      waitFor(() => expect(canvas.queryByText('Please enter a valid 12-digit Aadhaar number')).not.toBeInTheDocument());
    await userEvent.click(input);
    await userEvent.paste('42101-1234567-1');
    await expect(input).toHaveValue('4210 1123 4567 1');
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await expect(button).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(button).toBeEnabled();

    await userEvent.keyboard('{Backspace>12/}');
    await expect(input).toHaveValue('');
    await expectNoError();
    await userEvent.click(button);
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await userEvent.type(input, '123456789012');
    await expectNoError();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await userEvent.click(button);
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.paste('42101-1234567-1');
    await expect(input).toHaveValue('4210 1123 4567 1');
    await expect(button).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' }, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(common.sendingOtp);
  },
};

export const Disabled: Story = { args: { initialValues: { aadhaarNumber: '123456789012' }, disabled: true } };

export const ServerErrors: Story = {
  args: { initialValues: { aadhaarNumber: '123456789012' } },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(failures.sendOtp)).toBeVisible();

    refuseNext(args.onSubmit, { errors: { aadhaarNumber: 'No mobile number is registered with this Aadhaar.' } });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('No mobile number is registered with this Aadhaar.')).toBeVisible();
    await expect(canvas.queryByText(failures.sendOtp)).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('1234 5678 9012');
    await userEvent.type(input, '{Backspace}');
    await waitFor(() =>
      expect(canvas.queryByText('No mobile number is registered with this Aadhaar.')).not.toBeInTheDocument(),
    );
    await userEvent.type(input, '2');

    refuseNext(args.onSubmit, {
      errors: { aadhaarNumber: 'No mobile number is registered with this Aadhaar.', general: 'Please try tomorrow.' },
    });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('No mobile number is registered with this Aadhaar.')).toBeVisible();
    await expect(canvas.getByText('Please try tomorrow.')).toBeVisible();
  },
};

export const Success: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the form of Busy' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('१२३४-५६७८-९०१२');
    await userEvent.keyboard('{Enter}');
    await expectSentOnce(args.onSubmit, { aadhaarNumber: '123456789012' });
  },
};
