import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BROWSERS, composeIn } from '../internal/compose-in.ts';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Inputs/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Full Name', className: 'max-w-form', onValueChange: fn() },
  argTypes: { prefix: { control: false }, suffix: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { placeholder: '03XX XXXXXXX', label: 'Phone Number' } };

export const Filled: Story = { args: { defaultValue: 'Ayesha Khan' } };

export const Focused: Story = {
  args: { defaultValue: 'Ayesha Khan' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(input, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ayesha Khan!', { reason: 'type' });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ayesha Khan', { reason: 'delete' });
    await expect(input).toHaveFocus();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('Ayesha Khan');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ayesha Khan', { reason: 'paste' });
  },
};

/** With `normalise`: at once while typing at the end, on blur after an edit in the middle, and once at the end of a composition. */
export const Tidied: Story = {
  args: {
    label: 'IBAN',
    normalise: (text) =>
      text
        .replace(/ /g, '')
        .toUpperCase()
        .replace(/.{4}(?=.)/g, '$& '),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    for (const browser of BROWSERS) {
      await userEvent.clear(input);
      await userEvent.type(input, 'pk36');
      await composeIn(input, ['s', 'sc', 'scbl00'], browser);
      await expect(input).toHaveValue('PK36 SCBL 00');
    }
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('PKx36 SCBL 00');
    await userEvent.tab();
    await expect(input).toHaveValue('PKX3 6SCB L00');
  },
};

export const WithHint: Story = { args: { hint: 'As on your bank account', note: 'optional' } };

export const WithError: Story = {
  args: { error: 'Full name is required' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Full name is required');
  },
};

/** In a list of short fields: the label is beside the control from 19 to 38 rem, otherwise above it. */
export const LabelBeside: Story = {
  args: { label: 'From', note: 'USDT', defaultValue: '1000', labelPlacement: 'beside' },
  render: (args) => (
    <div className="flex flex-col gap-6">
      {['w-64', 'w-80 max-w-full', 'w-full max-w-[40rem]'].map((width) => (
        <div key={width} className={`@container ${width}`}>
          <TextField {...args} />
        </div>
      ))}
    </div>
  ),
};

export const WithWarning: Story = {
  args: {
    label: 'IBAN',
    defaultValue: 'PK36 SCBL 0000 0011 2345 6703',
    warning: 'This IBAN does not add up. Please check it against your bank app.',
  },
};

export const WithCounter: Story = { args: { label: 'Postal Code', defaultValue: '5400', counter: '4 of 6' } };

export const Disabled: Story = { args: { defaultValue: 'Ayesha Khan', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'Ayesha Khan', readOnly: true } };

export const PrefixAndSuffix: Story = {
  args: {
    label: 'Search activities',
    prefix: <Search aria-hidden="true" className="size-5" />,
    suffix: 'PKR',
    type: 'search',
  },
};

/** The border darkens on hover; the focus ring shows on focus. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <TextField {...args} defaultValue="Ayesha Khan" className="w-full" />}
    </States>
  ),
};

/** A long name, a right-to-left name in a left-to-right form, and a right-to-left form, at 280 px. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex w-70 max-w-full flex-col gap-6">
      <TextField {...args} defaultValue="Muhammad Abdurrahman Siddiqui-Chaudhary-Rajput the Third of Rawalpindi" />
      <TextField {...args} dir="auto" defaultValue="عائشہ خان" />
      <div dir="rtl" lang="ur">
        <TextField {...args} label="پورا نام" defaultValue="عائشہ خان" error="پورا نام ضروری ہے" prefix="Rs." />
      </div>
    </div>
  ),
};
