import { expectTypeOf, test } from 'vitest';
import type {
  ActionBarProps,
  AvatarProps,
  ButtonProps,
  ConfirmDialogProps,
  ConfirmQuestion,
  CountdownProps,
  DataColumns,
  DataTableProps,
  ErrorPanelProps,
  IconButtonProps,
  MetricCardProps,
  NoticeProps,
  OtpInputProps,
  PhoneInputProps,
  RadioListProps,
  ResultMarkProps,
  SegmentedControlProps,
  SelectProps,
  SettingCardProps,
  SettingFormProps,
  SettingValueProps,
  SlipProps,
  StatCardProps,
  StatusBadgeProps,
  TextFieldProps,
  Tone,
} from './index.ts';
import type { LineChartProps, LinePoint } from './line-chart/index.ts';
import type { PaymentQrProps } from './payment-qr/index.ts';

/** Takes some of a component's props, as a story does. */
const props = <Props>(some: Partial<Props>) => some;
/** Takes what a component needs, as a screen does. */
const allProps = <Props>(all: Props) => all;
const nothing = () => undefined;

// Never called: `tsc` judges it. Each illegal use stands beside its legal twin.
const acts = () => {
  props<ButtonProps>({ variant: 'danger', size: 'sm', busy: true, type: 'submit', 'aria-label': 'Cancel order' });
  // @ts-expect-error variants are named by meaning, never by colour
  props<ButtonProps>({ variant: 'red' });
  // @ts-expect-error the smallest is 44 px
  props<ButtonProps>({ size: 'xs' });
  // @ts-expect-error a link that looks like a button is a link with `buttonClass`
  props<ButtonProps>({ href: '/login' });

  allProps<ActionBarProps>({ figure: { label: '500 USDT', value: 'Rs. 1,39,227.20' }, children: 'Sell Now' });
  // @ts-expect-error a figure says what it is
  allProps<ActionBarProps>({ figure: { value: 'Rs. 1,39,227.20' }, children: 'Sell Now' });
  // @ts-expect-error a bar holds an action
  allProps<ActionBarProps>({ notes: 'Choose a network.' });

  allProps<IconButtonProps>({ label: 'Cancel order', icon: 'x', tone: 'negative' });
  // @ts-expect-error a picture alone says nothing to a screen reader
  allProps<IconButtonProps>({ icon: 'x' });
  // @ts-expect-error one name, from `label`
  allProps<IconButtonProps>({ label: 'Cancel order', icon: 'x', 'aria-label': 'Trash' });

  const question = { open: true, title: 'Leave?', message: 'Sure?', onConfirm: nothing, onCancel: nothing };
  allProps<ConfirmDialogProps>({ ...question, confirmLabel: 'Leave', cancelLabel: 'Stay', tone: 'negative' });
  // @ts-expect-error two buttons, always
  allProps<ConfirmDialogProps>({ ...question, confirmLabel: 'Leave' });
  const asked = { title: 'Leave?', message: 'Sure?', confirmLabel: 'Leave', cancelLabel: 'Stay' };
  allProps<ConfirmQuestion>({ ...asked, act: async () => 'Why it failed' });
  // @ts-expect-error the host opens and closes it
  allProps<ConfirmQuestion>({ ...asked, open: true });
};

const inputs = () => {
  props<TextFieldProps>({ label: 'Full name', error: 'Full name is required', autoComplete: 'name' });
  // @ts-expect-error an error is words, not a flag
  props<TextFieldProps>({ label: 'Full name', error: true });

  const normalise = (text: string) => text;
  const otp = { label: 'Code', length: 6, normalise, onValueChange: nothing };
  allProps<OtpInputProps>({ ...otp, value: '123' });
  // @ts-expect-error a code may begin with 0, so it is never a number
  allProps<OtpInputProps>({ ...otp, value: 123 });
  // @ts-expect-error every input has its label
  allProps<OtpInputProps>({ value: '123', length: 6, normalise, onValueChange: nothing });

  const phone = { label: 'Mobile', value: '300', normalise, onValueChange: nothing };
  allProps<PhoneInputProps>({ ...phone, dialCode: '92' });
  // @ts-expect-error how a text is read is the caller's to say
  allProps<PhoneInputProps>({ label: 'Mobile', value: '300', dialCode: '92', onValueChange: nothing });
  // @ts-expect-error which country
  allProps<PhoneInputProps>(phone);
  // @ts-expect-error digits come through `onValueChange`, already cleaned
  allProps<PhoneInputProps>({ ...phone, dialCode: '92', onChange: nothing });

  props<SelectProps>({ options: [{ value: 'ubl', label: 'United Bank Limited' }], value: 'ubl' });
  // @ts-expect-error one of several
  props<SelectProps>({ options: [], multiple: true });

  props<RadioListProps>({ legend: 'Receive in', value: null });
  // @ts-expect-error controlled: the app holds the value
  props<RadioListProps>({ legend: 'Receive in', defaultValue: 'a' });

  type Period = SegmentedControlProps<'week' | 'month'>;
  props<Period>({ value: 'week', options: [{ value: 'month', label: 'Last Month' }] });
  // @ts-expect-error no such segment
  props<Period>({ value: 'day' });
};

const display = () => {
  props<StatusBadgeProps>({ tone: 'positive' });
  // @ts-expect-error tones are meanings
  props<StatusBadgeProps>({ tone: 'green' });
  // @ts-expect-error a badge without a tone says too little
  allProps<StatusBadgeProps>({ children: 'Completed' });

  props<NoticeProps>({ tone: 'notice', live: 'assertive' });
  // @ts-expect-error no such way to speak
  props<NoticeProps>({ live: 'loud' });

  allProps<CountdownProps>({ secondsLeft: 60, label: 'Time remaining' });
  // @ts-expect-error the owner has the clock and passes a number
  allProps<CountdownProps>({ secondsLeft: '1:00', label: 'Time remaining' });

  allProps<ResultMarkProps>({ result: 'completed' });
  // @ts-expect-error a status of an order is not a result yet
  allProps<ResultMarkProps>({ result: 'pending' });

  props<SlipProps>({ on: 'surface' });
  // @ts-expect-error notches know three grounds
  props<SlipProps>({ on: 'brand' });
  props<AvatarProps>({ name: 'Ayesha Khan', size: 'lg' });
  // @ts-expect-error three sizes
  props<AvatarProps>({ name: 'Ayesha Khan', size: 80 });
  props<ErrorPanelProps>({ title: 'Failed to load', onRetry: nothing, retryLabel: 'Try again' });
  // @ts-expect-error states are said with `busy`
  props<ErrorPanelProps>({ title: 'Failed to load', loading: true });
  allProps<PaymentQrProps>({ value: 'TXk9?amount=500', label: 'Pay 500 USDT' });
  // @ts-expect-error 200 px, as cameras want it
  allProps<PaymentQrProps>({ value: 'TXk9', label: 'Pay', size: 64 });
};

const figures = () => {
  props<StatCardProps>({ label: 'Total Sells', value: '128', loading: undefined });
  // @ts-expect-error loading is said in words
  props<StatCardProps>({ label: 'Total Sells', loading: true });
  props<MetricCardProps>({ label: 'Total Users', figure: '10,482' });
  // @ts-expect-error figures arrive formatted
  props<MetricCardProps>({ label: 'Total Users', figure: 10482 });

  allProps<SettingCardProps>({ title: 'Platform fee', children: '0.01', note: 'Saved' });
  // @ts-expect-error what is inside is a part, not a prop
  allProps<SettingCardProps>({ title: 'Platform fee', value: '0.01' });
  allProps<SettingValueProps>({ children: '0.01', range: 'Range: 0 - 1', readOnlyReason: 'Not here' });
  allProps<SettingFormProps>({ children: 'Field', actions: 'Save', onSave: nothing, onCancel: nothing, busy: true });
  // @ts-expect-error a form that cannot be left
  allProps<SettingFormProps>({ children: 'Field', actions: 'Save', onSave: nothing });

  const name = { id: 'name', header: 'Name', cell: (row: { name: string }) => row.name };
  props<DataTableProps<{ name: string }>>({ columns: [name], state: 'refreshing', narrow: 'scroll' });
  // @ts-expect-error the first column names the row
  props<DataTableProps<{ name: string }>>({ columns: [] });
  // @ts-expect-error sides are logical
  props<DataTableProps<{ name: string }>>({ columns: [{ ...name, align: 'right' }] });
  // @ts-expect-error rows have no such field
  props<DataColumns<{ amount: number }>>([name]);

  props<LineChartProps>({ series: ['Transactions', 'Users'], view: 'table' });
  // @ts-expect-error a third series could be told apart by its colour alone
  props<LineChartProps>({ series: ['Transactions', 'Users', 'Rupees'] });
  props<LinePoint>({ id: '2026-11-21', values: [5, 4] });
  // @ts-expect-error a figure for each series
  props<LinePoint>({ id: '2026-11-21', values: [5] });
};

test('props say what a component can be, and nothing else', () => {
  for (const judged of [acts, inputs, display, figures]) expectTypeOf(judged).returns.toBeVoid();
  expectTypeOf<Tone>().toEqualTypeOf<'positive' | 'notice' | 'negative' | 'info' | 'neutral'>();
  expectTypeOf<ButtonProps['ref']>().not.toBeNever();
});

test('what the root element takes, a component takes', () => {
  expectTypeOf<ButtonProps>().toHaveProperty('id');
  expectTypeOf<DataTableProps<unknown>>().toHaveProperty('id');
  expectTypeOf<LineChartProps>().toHaveProperty('id');
  expectTypeOf<MetricCardProps>().toHaveProperty('id');
  expectTypeOf<SettingCardProps>().toHaveProperty('id');
  expectTypeOf<StatCardProps>().toHaveProperty('id');
});
