import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { checkRows } from '../testing/check-rows.ts';
import { accept, answerInTurn, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

/** Text of each field, by its label. */
const TEXTS = {
  [payment.name]: 'Ayesha Khan',
  [payment.nayapayId]: 'ayesha@nayapay',
  [payment.phone]: '03001234567',
  [payment.iban]: 'PK36 SCBL 0000 0011 2345 6702',
  [payment.account]: '0123456789',
};

/** Fills all fields of a method except that with the label, submits, and expects the message at that field and the focus in it. */
const missing = (...rows: [method: string, label: string, message: string][]): Story['play'] =>
  async function play({ canvas, canvasElement, userEvent, args }) {
    await checkRows(rows, async (method, missingLabel, message) => {
      await select(canvasElement, payment.method).choose(method);
      if (method === 'bank' && missingLabel !== payment.bank) await select(canvasElement, payment.bank).choose('ubl');
      for (const [label, text] of Object.entries(TEXTS)) {
        const input = canvas.queryByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
        if (!input) continue;
        await userEvent.clear(input);
        if (label !== missingLabel) await userEvent.paste(text);
        else if (label === payment.name) await userEvent.type(input, ' ');
      }
      await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
      await expect(await canvas.findByText(message)).toBeVisible();
      const field = canvas.getByLabelText(new RegExp(`^${missingLabel}`));
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  };

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByPlaceholderText('03XX XXXXXXX')).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { initialValues: NAYAPAY } };

export const Refused: Story = {
  play: missing(
    ['nayapay', payment.name, 'Account holder name is required'],
    ['nayapay', payment.nayapayId, 'NayaPay ID is required'],
    ['sadapay', payment.phone, 'Phone number is required'],
    ['raast', payment.iban, 'IBAN is required'],
    ['bank', payment.bank, 'Bank selection is required'],
    ['bank', payment.account, 'Account number is required'],
  ),
};

/** The errors go with the method. Those of a bank stay until each is corrected. */
export const AllInvalidBank: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expect(await canvas.findByText('Account holder name is required')).toBeVisible();
    await expect(canvas.getByText('NayaPay ID is required')).toBeVisible();
    await expect(canvas.getByText('Phone number is required')).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(`^${payment.name}`))).toHaveFocus();

    await select(canvasElement, payment.method).choose('easypaisa');
    await waitFor(() => expect(canvas.queryByText('Account holder name is required')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByLabelText(payment.nayapayId)).not.toBeInTheDocument());

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

/** Bank name and IBAN may be left empty. */
export const Others: Story = {
  args: { initialValues: { method: 'others', name: 'Ayesha Khan', accountNumber: 'AC-0091' }, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    await expectSentOnce(args.onSubmit, { method: 'others', name: 'Ayesha Khan', accountNumber: 'AC0091' });
  },
};

const RAAST = { method: 'raast', name: 'Ayesha Khan', phoneNumber: '03001234567' } as const;

/** The check digits are right: said as soon as the last character is typed. Those of another country are doubtful once the field is left. */
export const IbanValid: Story = {
  args: { initialValues: { ...RAAST, iban: 'PK36 SCBL 0000 0011 2345 6702' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(accountFormMessages.ibanValid)).toBeVisible();
    const iban = canvas.getByLabelText(payment.iban);
    await userEvent.clear(iban);
    await userEvent.type(iban, 'GB82 WEST 1234 5698 7654 32');
    await userEvent.tab();
    await expect(await canvas.findByText(payment.ibanWarning)).toBeVisible();
    await userEvent.clear(iban);
    await userEvent.type(iban, 'PK36 SCBL 0000 0011 2345 6702');
    await expect(canvas.getByText(accountFormMessages.ibanValid)).toBeVisible();
    await expect(canvas.queryByText(payment.ibanWarning)).not.toBeInTheDocument();
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

/** Grouped while typing. Wrong check digits are said at once, and are sent all the same. */
export const DoubtfulIbanIsAccepted: Story = {
  args: { initialValues: RAAST, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent, args }) => {
    const iban = canvas.getByLabelText(payment.iban);
    await userEvent.type(iban, 'pk36scbl0000001123456702');
    await expect(iban).toHaveValue('PK36 SCBL 0000 0011 2345 6702');
    await expect(canvas.getByText(accountFormMessages.ibanValid)).toBeVisible();
    await userEvent.type(iban, '{Backspace}3');
    await expect(canvas.getByText(accountFormMessages.ibanInvalid)).toBeVisible();
    await expect(canvas.queryByText(accountFormMessages.ibanValid)).not.toBeInTheDocument();
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

/** A message at a field, and above the buttons the one of a field that is not shown. */
export const ServerErrors: Story = {
  args: {
    initialValues: NAYAPAY,
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: failures.network }),
      refuse({ errors: { iban: 'An IBAN is needed for this account.' } }),
      refuse({ errors: { phoneNumber: 'This number has no NayaPay account.' } }),
      refuse({
        errors: {
          phoneNumber: 'This number has no NayaPay account.',
          iban: 'An IBAN is needed for this account.',
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const submit = async () => userEvent.click(canvas.getByRole('button', { name: payment.submit }));
    const expectUsable = async () => {
      const button = await canvas.findByRole('button', { name: payment.submit });
      await expect(button).toBeEnabled();
      await expect(button).toHaveFocus();
      await expect(canvas.getByLabelText(payment.nayapayId)).toHaveValue('ayesha@nayapay');
    };
    await submit();
    await expect(await canvas.findByText('Failed to add payment method')).toBeVisible();
    await expectUsable();
    await submit();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network error'));
    await expectUsable();
    await submit();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('An IBAN is needed for this account.'));
    await expectUsable();

    await submit();
    await expect(await canvas.findByText('This number has no NayaPay account.')).toBeVisible();
    const phone = canvas.getByLabelText(payment.phone);
    await expect(phone).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(phone, '8');
    await waitFor(() => expect(canvas.queryByText('This number has no NayaPay account.')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(payment.nayapayId)).toHaveValue('ayesha@nayapay');

    await submit();
    await expect(await canvas.findByText('This number has no NayaPay account.')).toBeVisible();
    await expect(canvas.getByText('An IBAN is needed for this account.')).toBeVisible();
    await expect(phone).toHaveValue('030012345678');
  },
};

/** Only text makes the form dirty. The text of a method is kept for a switch back, and is not sent with another. */
export const Success: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const method = select(canvasElement, payment.method);
    const name = canvas.getByLabelText(/^Account holder name/);
    await method.choose('raast');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await userEvent.type(name, 'A');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);

    await method.choose('nayapay');
    await userEvent.type(canvas.getByLabelText(payment.nayapayId), 'ayesha@nayapay');
    await method.choose('raast');
    await method.choose('nayapay');
    await expect(canvas.getByLabelText(payment.nayapayId)).toHaveValue('ayesha@nayapay');

    await method.choose('bank');
    await select(canvasElement, payment.bank).choose('meezan');
    await userEvent.type(name, 'Ayesha Khan');
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
