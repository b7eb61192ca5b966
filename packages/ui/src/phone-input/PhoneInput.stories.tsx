import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'Components/PhoneInput',
  component: PhoneInput,
  args: {
    label: 'Phone number',
    dialCode: '92',
    value: '',
    placeholder: '300 123 4567',
    className: 'max-w-form',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PhoneInput
        {...args}
        value={value}
        onValueChange={(next, detail) => {
          setValue(next);
          args.onValueChange(next, detail);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Phone number' });

export const Playground: Story = {};

export const Empty: Story = { args: { hint: 'We send the code over WhatsApp' } };

export const PartlyTyped: Story = { args: { value: '3001234', counter: '7 of 10' } };

export const Filled: Story = { args: { value: '3001234567' } };

export const WithError: Story = {
  args: { value: '1001234567', error: 'Phone number is not valid.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Phone number is not valid. +92');
  },
};

export const Disabled: Story = { args: { value: '3001234567', disabled: true } };

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '0300a123-4567');
    await expect(field(canvasElement)).toHaveValue('300 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3001234567', { reason: 'type' });
    await userEvent.type(field(canvasElement), '8');
    await expect(field(canvasElement)).toHaveValue('300 123 4567');
    await userEvent.keyboard('{Backspace}');
    await expect(field(canvasElement)).toHaveValue('300 123 456');
  },
};

/** However a number was copied, the ten digits come out; a full number replaces a wrong one. */
export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    const spellings = [
      '+92 300 123 4567',
      '0092-300-1234567',
      '03001234567',
      '923001234567',
      '٠٣٠٠١٢٣٤٥٦٧',
      '۳۰۰۱۲۳۴۵۶۷',
    ];
    for (const spelling of spellings) {
      await userEvent.click(field(canvasElement));
      await userEvent.paste(spelling);
      await expect(field(canvasElement)).toHaveValue('300 123 4567');
      await userEvent.keyboard('{Backspace}');
    }
    await expect(args.onValueChange).toHaveBeenCalledWith('3001234567', { reason: 'paste' });
  },
};

/** Under the pointer the border darkens; the focus ring says where the keyboard writes. */
export const PointerStates: Story = {
  globals: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <PhoneInput {...args} value="3001234567" className="w-full" />}
    </States>
  ),
};

/** Right-to-left page, narrowest screen: the number still reads from the left. */
export const Stress: Story = {
  args: { label: 'فون نمبر', value: '3001234567', error: 'فون نمبر درست نہیں ہے۔', hint: 'کوڈ واٹس ایپ پر آئے گا' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
};
