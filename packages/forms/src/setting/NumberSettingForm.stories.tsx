import { select } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';
import { checkRows } from '../testing/check-rows.ts';
import { accept, answerInTurn, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { NumberSettingForm, type NumberSettingFormProps } from './NumberSettingForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { setting: settingMessages } = adminMessages;
const { details, failures, payment } = messages;

const FEE = {
  key: 'platform_fee',
  description: 'Share of each sale that the platform keeps',
  value: 0.01,
  dataType: 'NUMBER',
  minValue: 0,
  maxValue: 1,
};
const ORDER_TIME = {
  key: 'transaction_exp_time',
  description: 'How long an order waits for its deposit',
  value: 1_200_000,
  dataType: 'NUMBER',
  minValue: 60_000,
  maxValue: 7_200_000,
};

const TITLE_CHECK = {
  key: 'title_check',
  description: 'What happens when an account has another name than its owner',
  value: 1,
  dataType: 'NUMBER',
  minValue: 0,
  maxValue: 2,
};

const RESEND_WAIT = {
  key: 'otp_resend_seconds',
  description: 'Wait before another code can be requested',
  value: 60,
  dataType: 'NUMBER',
  minValue: 5,
  maxValue: 600,
};

/** Keeps the current setting, as the cache of the app does. */
function Page({ setting, onSubmit, ...rest }: NumberSettingFormProps) {
  const [inForce, setInForce] = useState(setting);
  const save: NumberSettingFormProps['onSubmit'] = async (values) => {
    const result = await onSubmit(values);
    if (result.ok) setInForce({ ...inForce, value: values.value });
    return result;
  };
  return <NumberSettingForm {...rest} setting={inForce} onSubmit={save} />;
}

const meta = {
  title: 'Forms/NumberSettingForm',
  component: NumberSettingForm,
  loaders: [loadMessages],
  args: { setting: FEE, onSubmit: fn(accept), onDirtyChange: fn() },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof NumberSettingForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];
type Card = Pick<StoryContext['canvas'], 'getByRole' | 'findByRole' | 'findByText'>;

const EDIT = { name: `${settingMessages.edit} ${settingMessages.platformFee}` };
const FIELD = { name: settingMessages.field };
const SAVE = { name: settingMessages.submit };

/** Opens the card; the old value is selected, so that typing replaces it. */
const open = async (card: Card, userEvent: StoryContext['userEvent']) => {
  await userEvent.click(card.getByRole('button', { name: /^Edit/ }));
  const field = await card.findByRole('textbox', FIELD);
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

/** Settings with two bounds, without a largest value, without a smallest value, and with whole numbers. */
const SETTINGS = [
  FEE,
  { ...FEE, key: 'platform_fee_discount', maxValue: null },
  { ...FEE, key: 'min_quantity', minValue: null, maxValue: 100 },
  RESEND_WAIT,
];

/** Cards of `SETTINGS`, each a section with the name of its setting. */
const renderSettings = (args: NumberSettingFormProps) => (
  <div className="flex flex-col gap-5">
    {SETTINGS.map((setting) => (
      <Page key={setting.key} {...args} setting={setting} />
    ))}
  </div>
);

/** Types the text of each row into the card with the name, saves, and expects the message under the field and the focus in it. */
const refused = (...rows: [name: string, typed: string, message: string][]): Story['play'] =>
  async function play({ canvas, userEvent, args }) {
    await checkRows(rows, async (name, typed, message) => {
      const card = within(canvas.getByRole('region', { name }));
      const field = card.queryByRole('textbox', FIELD) ?? (await open(card, userEvent));
      await userEvent.clear(field);
      if (typed !== '') await userEvent.type(field, typed);
      await userEvent.click(card.getByRole('button', SAVE));
      await expect(await card.findByText(message)).toBeVisible();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  };

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(settingMessages.range({ min: '0%', max: '100%' }))).toBeVisible();
    await expect(canvas.getByText('1%')).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { initialValues: { value: '2.5' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', FIELD)).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByText('%')).toBeVisible();
    await expect(canvas.getByText('2.5%')).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
  },
};

/** Stored in milliseconds, shown and typed in minutes. */
export const Milliseconds: Story = {
  args: { setting: ORDER_TIME },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('20')).toBeVisible();
    await open(canvas, userEvent);
    await userEvent.keyboard('30');
    await expect(await canvas.findByText('30 min')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expectSentOnce(args.onSubmit, { value: 1_800_000 });
  },
};

export const Refused: Story = {
  render: renderSettings,
  play: refused(
    [settingMessages.platformFee, '', settingMessages.required],
    [settingMessages.platformFee, 'one per cent', settingMessages.notANumber],
    [settingMessages.platformFee, '0.00001', settingMessages.decimals({ n: 4 })],
    [settingMessages.platformFee, '100.1', settingMessages.outOfRange({ min: '0', max: '100' })],
    [settingMessages.feeDiscount, '-0.1', settingMessages.tooSmall({ min: '0' })],
    [settingMessages.feeDiscount, '98765432109876543210', settingMessages.tooLong],
    [settingMessages.minQuantity, '200', settingMessages.tooLarge({ max: '100' })],
    [settingMessages.resendWait, '60.5', settingMessages.whole],
  ),
};

export const UnknownType: Story = {
  args: {
    setting: {
      key: 'payout_calendar',
      description: 'Days on which banks do not pay out',
      value: { days: ['2026-12-25', '2027-03-23'] },
      dataType: 'CALENDAR',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(settingMessages.readOnly)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { initialValues: { value: '2' }, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByRole('button', { name: details.submitting })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', FIELD)).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', EDIT)).toBeDisabled();
  },
};

/** Every message is shown at the field. */
export const ServerErrors: Story = {
  args: {
    initialValues: { value: '0.2' },
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: 'The settings are locked.' }),
      refuse({ errors: { value: 'The fee must be above the discount.' } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', FIELD);
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expect(field).toHaveValue('0.2');
    await expect(canvas.getByRole('button', SAVE)).toBeEnabled();

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('The settings are locked.')).toBeVisible();
    await expect(field).toHaveValue('0.2');
    await expect(canvas.getByRole('button', SAVE)).toBeEnabled();

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('The fee must be above the discount.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('0.2');
    await userEvent.type(field, '5');
    await waitFor(() => expect(canvas.queryByText('The fee must be above the discount.')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('The fee must be above the discount.')).toBeVisible();
    await expect(field).toHaveValue('0.25');
  },
};

/** Cancel drops the typed text and keeps the current value; then another value is saved. */
export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await open(canvas, userEvent), '5');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await expect(await canvas.findByRole('button', EDIT)).toHaveFocus();
    await expect(canvas.getByText('1%')).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));

    await open(canvas, userEvent);
    await userEvent.keyboard('۲٫۰{Enter}');
    await expectSentOnce(args.onSubmit, { value: 0.02 });
    await waitFor(() => expect(canvas.getByRole('button', EDIT)).toHaveFocus());
    await expect(canvas.getAllByText('2%')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${settingMessages.saved({ name: settingMessages.platformFee })} 1%`,
    );
  },
};

/** A number whose values have meanings is chosen from a list: saved once, then open again with another choice. */
export const Choice: Story = {
  args: { setting: TITLE_CHECK },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('Saved with a warning')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    await select(canvasElement, settingMessages.field).choose('Refused');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 2 });
    await expect(await canvas.findByText('Accounts in another name saved')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    await select(canvasElement, settingMessages.field).choose('Saved with a warning');
    await expect(await canvas.findByText(settingMessages.becomes)).toBeInTheDocument();
  },
};
