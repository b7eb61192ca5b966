import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { accountFormMessages } from '../account.messages.en.ts';
import { messages } from '../messages.en.ts';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { payment, failures } = messages;
const NAYAPAY = {
  method: 'nayapay',
  name: 'Ayesha Khan',
  nayapayId: 'ayesha@nayapay',
  phoneNumber: '03001234567',
} as const;

const meta = {
  title: 'Forms/PaymentMethodForm',
  component: PaymentMethodForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn(), onCancel: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof PaymentMethodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills all fields of a method except one, submits, and expects the message at that field and the focus in it. */
const missing = (label: string, message: string): Story['play'] =>
  async function play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText(message)).toBeVisible();
    const field = canvas.getByLabelText(new RegExp(`^${label}`));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const Playground: Story = {};

export const Pristine: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByPlaceholderText('03XX XXXXXXX')).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { initialValues: NAYAPAY } };

export const NameMissing: Story = {
  args: { initialValues: { ...NAYAPAY, name: ' ' } },
  play: missing(payment.name, 'Account holder name is required'),
};

export const NayaPayIdMissing: Story = {
  args: { initialValues: { ...NAYAPAY, nayapayId: '' } },
  play: missing(payment.nayapayId, 'NayaPay ID is required'),
};

export const PhoneMissing: Story = {
  args: { initialValues: { method: 'sadapay', name: 'Ayesha Khan' } },
  play: missing(payment.phone, 'Phone number is required'),
};

export const IbanMissing: Story = {
  args: { initialValues: { method: 'raast', name: 'Ayesha Khan', phoneNumber: '03001234567' } },
  play: missing(payment.iban, 'IBAN is required'),
};

export const BankMissing: Story = {
  args: { initialValues: { method: 'bank', name: 'Ayesha Khan', accountNumber: '0123456789' } },
  play: missing(payment.bank, 'Bank selection is required'),
};

export const AccountMissing: Story = {
  args: { initialValues: { method: 'bank', name: 'Ayesha Khan', bankName: 'ubl' } },
  play: missing(payment.account, 'Account number is required'),
};

export const AllInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('Account holder name is required')).toBeVisible();
    await expect(canvas.getByText('NayaPay ID is required')).toBeVisible();
    await expect(canvas.getByText('Phone number is required')).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(`^${payment.name}`))).toHaveFocus();
  },
};

export const AllInvalidBank: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await select(canvasElement, payment.method).choose('bank');
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('Bank selection is required')).toBeVisible();
    await expect(canvas.getByText('Account holder name is required')).toBeVisible();
    await expect(canvas.getByText('Account number is required')).toBeVisible();
    await expect(canvas.getByLabelText(payment.bank)).toHaveFocus();
    await select(canvasElement, payment.bank).choose('meezan');
    await waitFor(() => expect(canvas.queryByText('Bank selection is required')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(payment.phone)).toBeVisible();
  },
};

export const ErrorsGoWithTheMethod: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('NayaPay ID is required')).toBeVisible();
    await select(canvasElement, payment.method).choose('easypaisa');
    await waitFor(() => expect(canvas.queryByText('Account holder name is required')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByLabelText(payment.nayapayId)).not.toBeInTheDocument());
  },
};

export const TypedTextSurvivesTheMethod: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(payment.nayapayId), 'ayesha@nayapay');
    await select(canvasElement, payment.method).choose('raast');
    await select(canvasElement, payment.method).choose('nayapay');
    await expect(canvas.getByLabelText(payment.nayapayId)).toHaveValue('ayesha@nayapay');
  },
};

export const Others: Story = {
  args: { initialValues: { method: 'others', name: 'Ayesha Khan', accountNumber: 'AC-0091' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expectSentOnce(args.onSubmit, { method: 'others', name: 'Ayesha Khan', accountNumber: 'AC0091' });
  },
};

const RAAST = { method: 'raast', name: 'Ayesha Khan', phoneNumber: '03001234567' } as const;

export const IbanGroupedAndDoubtful: Story = {
  args: { initialValues: RAAST },
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByLabelText(payment.iban);
    await userEvent.type(iban, 'pk36scbl0000001123456702');
    await expect(iban).toHaveValue('PK36 SCBL 0000 0011 2345 6702');
    await expect(canvas.getByText(accountFormMessages.ibanValid)).toBeVisible();
    await userEvent.type(iban, '{Backspace}3');
    await expect(canvas.getByText(accountFormMessages.ibanInvalid)).toBeVisible();
    await expect(canvas.queryByText(accountFormMessages.ibanValid)).not.toBeInTheDocument();
  },
};

/** The check digits are right: said as soon as the last character is typed. */
export const IbanValid: Story = {
  args: { initialValues: { ...RAAST, iban: 'PK36 SCBL 0000 0011 2345 6702' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(accountFormMessages.ibanValid)).toBeVisible();
  },
};

/** Characters so far are counted, and are no mistake before the field is left. */
export const IbanIncomplete: Story = {
  args: { initialValues: RAAST },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(payment.iban), 'PK36 SCBL 00');
    await expect(canvas.getByText('10 of 24')).toBeVisible();
    await expect(canvas.queryByText(payment.ibanWarning)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText(payment.ibanWarning)).toBeVisible();
  },
};

export const IbanForeign: Story = {
  args: { initialValues: RAAST },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(payment.iban), 'GB82 WEST 1234 5698 7654 32');
    await userEvent.tab();
    await expect(await canvas.findByText(payment.ibanWarning)).toBeVisible();
  },
};

export const DoubtfulIbanIsAccepted: Story = {
  args: { initialValues: { ...RAAST, iban: 'PK36 SCBL 0000 0011 2345 6703' }, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expectSentOnce(args.onSubmit, { ...RAAST, iban: 'PK36SCBL0000001123456703' });
  },
};

export const PhoneDoubtful: Story = {
  args: { initialValues: { method: 'sadapay', name: 'Ayesha Khan' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(payment.phone), '0300123');
    await waitFor(() => expect(canvas.queryByText(payment.phoneWarning)).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByText(payment.phoneWarning)).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: NAYAPAY, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: payment.submit }));
    await userEvent.click(await canvas.findByRole('button', { name: payment.submitting }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = { args: { initialValues: NAYAPAY, disabled: true } };

export const ServerFieldError: Story = {
  args: {
    initialValues: NAYAPAY,
    onSubmit: fn(refuse({ errors: { phoneNumber: 'This number has no NayaPay account.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('This number has no NayaPay account.')).toBeVisible();
    const phone = canvas.getByLabelText(payment.phone);
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '8');
    await waitFor(() => expect(canvas.queryByText('This number has no NayaPay account.')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(payment.nayapayId)).toHaveValue('ayesha@nayapay');
  },
};

export const ServerGeneralError: Story = {
  args: { initialValues: NAYAPAY, onSubmit: fn(refuse({ message: failures.network })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error');
    await expect(await canvas.findByRole('button', { name: payment.submit })).toBeEnabled();
  },
};

export const ServerErrorOfAHiddenField: Story = {
  args: { initialValues: NAYAPAY, onSubmit: fn(refuse({ errors: { iban: 'An IBAN is needed for this account.' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An IBAN is needed for this account.');
  },
};

export const ServerWithoutWords: Story = {
  args: { initialValues: NAYAPAY, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('Failed to add payment method')).toBeVisible();
  },
};

export const DirtyOnlyWithAValue: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await select(canvasElement, payment.method).choose('raast');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Account holder name/), 'A');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const Success: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await select(canvasElement, payment.method).choose('bank');
    await select(canvasElement, payment.bank).choose('meezan');
    await userEvent.type(canvas.getByLabelText(/^Account holder name/), 'Ayesha Khan');
    await userEvent.type(canvas.getByLabelText(payment.phone), '0300-123 4567');
    await userEvent.type(canvas.getByLabelText(payment.account), '0123 4567 89{Enter}');
    await expectSentOnce(args.onSubmit, {
      method: 'bank',
      bankName: 'meezan',
      name: 'Ayesha Khan',
      phoneNumber: '03001234567',
      accountNumber: '0123456789',
    });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

/** An account to be changed: dirty only when it differs from what it was. */
export const Changing: Story = {
  args: { does: 'save', initialValues: NAYAPAY },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(new RegExp(`^${payment.name}`));
    await userEvent.type(name, 'i');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(name, '{Backspace}');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: accountFormMessages.save }));
    await expectSentOnce(args.onSubmit, NAYAPAY);
  },
};
