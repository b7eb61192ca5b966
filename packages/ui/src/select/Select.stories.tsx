import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { Select, type SelectProps } from './Select.tsx';

const banks = [
  { value: 'allied', label: 'Allied Bank Limited' },
  { value: 'standard_chartered', label: 'Standard Chartered Bank' },
  { value: 'meezan', label: 'Meezan Bank' },
  { value: 'ubl', label: 'United Bank Limited' },
  { value: 'dubai_islamic', label: 'Dubai Islamic Bank' },
];

/** Keeps the state of `value`, as an app would. */
function Controlled(args: SelectProps) {
  const [value, setValue] = useState(args.value ?? '');
  return (
    <Select
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
  title: 'Components/Choices/Select',
  id: 'components-select',
  component: Select,
  args: {
    label: 'Bank',
    options: banks,
    placeholder: 'Choose a bank',
    value: '',
    className: 'max-w-form',
    onValueChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.selectOptions(select, 'meezan');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('meezan', { reason: 'select' });
    await expect(select).toHaveDisplayValue('Meezan Bank');
  },
};

export const WithError: Story = { args: { error: 'Bank selection is required' } };

export const WithHint: Story = { args: { value: 'ubl', hint: 'Transfers may take up to 2 hours' } };

export const Disabled: Story = { args: { value: 'ubl', disabled: true } };

export const OneOptionDisabled: Story = {
  args: { options: banks.map((bank) => ({ ...bank, disabled: bank.value === 'allied' })) },
};

/** The border darkens on hover; the focus ring shows on focus. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <Select {...args} value="meezan" className="w-full" />}
    </States>
  ),
};

/** A name longer than the control, and Urdu, at 240 px. */
export const Stress: Story = {
  args: {
    label: 'بینک',
    options: [{ value: 'x', label: 'Standard Chartered Bank of Pakistan and the Islamic Republic, Gulberg Branch' }],
    value: 'x',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-60">
        <Story />
      </div>
    ),
  ],
};
