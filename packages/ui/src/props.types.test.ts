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

/** Accepts some of a component's props, as a story does. */
const props = <Props>(some: Partial<Props>) => some;
/** Requires all mandatory props of a component, as a screen does. */
const allProps = <Props>(all: Props) => all;
const nothing = () => undefined;

// Never called: `tsc` checks it. Each illegal use comes after a legal one.
const actions = () => {
  props<ButtonProps>({ variant: 'danger', size: 'sm', busy: true, type: 'submit', 'aria-label': 'Cancel order' });
  // @ts-expect-error variants are named by meaning, never by colour
  props<ButtonProps>({ variant: 'red' });
  // @ts-expect-error the smallest size is 44 px
  props<ButtonProps>({ size: 'xs' });
  // @ts-expect-error a link that looks like a button is a link with `buttonClass`
  props<ButtonProps>({ href: '/login' });

  allProps<ActionBarProps>({ figure: { label: '500 USDT', value: 'Rs. 1,39,227.20' }, children: 'Sell Now' });
  // @ts-expect-error a figure needs a label
  allProps<ActionBarProps>({ figure: { value: 'Rs. 1,39,227.20' }, children: 'Sell Now' });
  // @ts-expect-error a bar needs an action
  allProps<ActionBarProps>({ notes: 'Choose a network.' });

  allProps<IconButtonProps>({ label: 'Cancel order', icon: 'x', tone: 'negative' });
  // @ts-expect-error an icon needs a label for screen readers
  allProps<IconButtonProps>({ icon: 'x' });
  // @ts-expect-error the accessible name comes from `label` only
  allProps<IconButtonProps>({ label: 'Cancel order', icon: 'x', 'aria-label': 'Trash' });

  const question = { open: true, title: 'Leave?', message: 'Sure?', onConfirm: nothing, onCancel: nothing };
  allProps<ConfirmDialogProps>({ ...question, confirmLabel: 'Leave', cancelLabel: 'Stay', tone: 'negative' });
  // @ts-expect-error there are always two buttons
  allProps<ConfirmDialogProps>({ ...question, confirmLabel: 'Leave' });
  const asked = { title: 'Leave?', message: 'Sure?', confirmLabel: 'Leave', cancelLabel: 'Stay' };
  allProps<ConfirmQuestion>({ ...asked, act: async () => 'Why it failed' });
  // @ts-expect-error the provider opens and closes the dialog
  allProps<ConfirmQuestion>({ ...asked, open: true });
};

const inputs = () => {
  props<TextFieldProps>({ label: 'Full name', error: 'Full name is required', autoComplete: 'name' });
  // @ts-expect-error an error is a text, not a boolean
  props<TextFieldProps>({ label: 'Full name', error: true });

  const normalise = (text: string) => text;
  const otp = { label: 'Code', length: 6, normalise, onValueChange: nothing };
  allProps<OtpInputProps>({ ...otp, value: '123' });
  // @ts-expect-error a code may start with 0, so it is not a number
  allProps<OtpInputProps>({ ...otp, value: 123 });
  // @ts-expect-error every input needs a label
  allProps<OtpInputProps>({ value: '123', length: 6, normalise, onValueChange: nothing });

  const phone = { label: 'Mobile', value: '300', normalise, onValueChange: nothing };
  allProps<PhoneInputProps>({ ...phone, dialCode: '92' });
  // @ts-expect-error the caller must say how to normalise the text
  allProps<PhoneInputProps>({ label: 'Mobile', value: '300', dialCode: '92', onValueChange: nothing });
  // @ts-expect-error the dial code is missing
  allProps<PhoneInputProps>(phone);
  // @ts-expect-error normalised digits come through `onValueChange`
  allProps<PhoneInputProps>({ ...phone, dialCode: '92', onChange: nothing });

  props<SelectProps>({ options: [{ value: 'ubl', label: 'United Bank Limited' }], value: 'ubl' });
  // @ts-expect-error only one option can be chosen
  props<SelectProps>({ options: [], multiple: true });

  props<RadioListProps>({ legend: 'Receive in', value: null });
  // @ts-expect-error the component is controlled
  props<RadioListProps>({ legend: 'Receive in', defaultValue: 'a' });

  type Period = SegmentedControlProps<'week' | 'month'>;
  props<Period>({ value: 'week', options: [{ value: 'month', label: 'Last Month' }] });
  // @ts-expect-error there is no such segment
  props<Period>({ value: 'day' });
};

const display = () => {
  props<StatusBadgeProps>({ tone: 'positive' });
  // @ts-expect-error tones are named by meaning, not by colour
  props<StatusBadgeProps>({ tone: 'green' });
  // @ts-expect-error a badge needs a tone
  allProps<StatusBadgeProps>({ children: 'Completed' });

  props<NoticeProps>({ tone: 'notice', live: 'assertive' });
  // @ts-expect-error there is no such value of `live`
  props<NoticeProps>({ live: 'loud' });

  allProps<CountdownProps>({ secondsLeft: 60, label: 'Time remaining' });
  // @ts-expect-error seconds are a number
  allProps<CountdownProps>({ secondsLeft: '1:00', label: 'Time remaining' });

  allProps<ResultMarkProps>({ result: 'completed' });
  // @ts-expect-error the status of an open order is no result
  allProps<ResultMarkProps>({ result: 'pending' });

  props<SlipProps>({ on: 'surface' });
  // @ts-expect-error there are three backgrounds
  props<SlipProps>({ on: 'brand' });
  props<AvatarProps>({ name: 'Ayesha Khan', size: 'lg' });
  // @ts-expect-error there are three sizes
  props<AvatarProps>({ name: 'Ayesha Khan', size: 80 });
  props<ErrorPanelProps>({ title: 'Failed to load', onRetry: nothing, retryLabel: 'Try again' });
  // @ts-expect-error the state is called `busy`
  props<ErrorPanelProps>({ title: 'Failed to load', loading: true });
  allProps<PaymentQrProps>({ value: 'TXk9?amount=500', label: 'Pay 500 USDT' });
  // @ts-expect-error the size is fixed
  allProps<PaymentQrProps>({ value: 'TXk9', label: 'Pay', size: 64 });
};

const figures = () => {
  props<StatCardProps>({ label: 'Total Sells', value: '128', loading: undefined });
  // @ts-expect-error `loading` is a text
  props<StatCardProps>({ label: 'Total Sells', loading: true });
  props<MetricCardProps>({ label: 'Total Users', figure: '10,482' });
  // @ts-expect-error figures are formatted by the caller
  props<MetricCardProps>({ label: 'Total Users', figure: 10482 });

  allProps<SettingCardProps>({ title: 'Platform fee', children: '0.01', note: 'Saved' });
  // @ts-expect-error the value is a child component, not a prop
  allProps<SettingCardProps>({ title: 'Platform fee', value: '0.01' });
  allProps<SettingValueProps>({ children: '0.01', range: 'Range: 0 - 1', readOnlyReason: 'Not here' });
  allProps<SettingFormProps>({ children: 'Field', actions: 'Save', onSave: nothing, onCancel: nothing, busy: true });
  // @ts-expect-error a form needs a way to cancel
  allProps<SettingFormProps>({ children: 'Field', actions: 'Save', onSave: nothing });

  const name = { id: 'name', header: 'Name', cell: (row: { name: string }) => row.name };
  props<DataTableProps<{ name: string }>>({ columns: [name], state: 'refreshing', narrow: 'scroll' });
  // @ts-expect-error a table needs at least one column
  props<DataTableProps<{ name: string }>>({ columns: [] });
  // @ts-expect-error alignment is logical: `end`, not `right`
  props<DataTableProps<{ name: string }>>({ columns: [{ ...name, align: 'right' }] });
  // @ts-expect-error rows have no field `name`
  props<DataColumns<{ amount: number }>>([name]);

  props<LineChartProps>({ series: ['Transactions', 'Users'], view: 'table' });
  // @ts-expect-error there are two series: a third would differ by colour only
  props<LineChartProps>({ series: ['Transactions', 'Users', 'Rupees'] });
  props<LinePoint>({ id: '2026-11-21', values: [5, 4] });
  // @ts-expect-error a point needs a value for each series
  props<LinePoint>({ id: '2026-11-21', values: [5] });
};

test('components accept legal props only', () => {
  for (const check of [actions, inputs, display, figures]) expectTypeOf(check).returns.toBeVoid();
  expectTypeOf<Tone>().toEqualTypeOf<'positive' | 'notice' | 'negative' | 'info' | 'neutral'>();
  expectTypeOf<ButtonProps['ref']>().not.toBeNever();
});

test('components accept the attributes of their root element', () => {
  expectTypeOf<ButtonProps>().toHaveProperty('id');
  expectTypeOf<DataTableProps<unknown>>().toHaveProperty('id');
  expectTypeOf<LineChartProps>().toHaveProperty('id');
  expectTypeOf<MetricCardProps>().toHaveProperty('id');
  expectTypeOf<SettingCardProps>().toHaveProperty('id');
  expectTypeOf<StatCardProps>().toHaveProperty('id');
});
