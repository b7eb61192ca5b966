import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, fireEvent, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: DateFieldProps) {
  const [value, setValue] = useState(args.value ?? '');
  return (
    <DateField
      {...args}
      value={value}
      onValueChange={(next, detail) => {
        setValue(next);
        args.onValueChange?.(next, detail);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/DateField',
  id: 'components-datefield',
  component: DateField,
  args: { label: 'Date of Birth', className: 'max-w-form', onValueChange: fn() },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { note: 'optional' } };

export const Filled: Story = {
  args: { value: '1996-03-15', max: '2026-11-21' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Date of Birth');
    await fireEvent.change(input, { target: { value: '1996-03-16' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1996-03-16', { reason: 'select' });
    await expect(input).toHaveValue('1996-03-16');
  },
};

export const WithError: Story = { args: { value: '2031-01-01', error: 'Date of birth is in the future' } };

export const Disabled: Story = { args: { value: '1996-03-15', disabled: true } };

/** The border darkens on hover; the focus ring shows on focus. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <DateField {...args} value="1996-03-15" className="w-full" />}
    </States>
  ),
};

/** The narrowest screen, right to left. */
export const Stress: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-60">
        <Story />
      </div>
    ),
  ],
  args: { label: 'تاریخ پیدائش', value: '1996-03-15', hint: 'جیسا کہ شناختی کارڈ پر ہے' },
};
