import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../../internal/PointerStates.tsx';
import { AadhaarInput, type AadhaarInputProps } from './AadhaarInput.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: AadhaarInputProps) {
  const [value, setValue] = useState(args.value);
  return (
    <AadhaarInput
      {...args}
      value={value}
      onValueChange={(next, detail) => {
        setValue(next);
        args.onValueChange(next, detail);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/AadhaarInput',
  id: 'components-aadhaarinput',
  component: AadhaarInput,
  args: {
    label: 'Aadhaar number',
    value: '',
    placeholder: '0000 0000 0000',
    className: 'max-w-form',
    normalise: (text) => text.replace(/\D/g, ''),
    onValueChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof AadhaarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Aadhaar number' });

export const Playground: Story = {};

export const Empty: Story = { args: { hint: 'An OTP goes to the mobile registered with it' } };

export const PartlyTyped: Story = { args: { value: '2345678', counter: '7 of 12' } };

export const Filled: Story = { args: { value: '234567890123' } };

export const WithError: Story = { args: { value: '2345', error: 'Please enter a valid 12-digit Aadhaar number' } };

export const Disabled: Story = { args: { value: '234567890123', disabled: true } };

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '2345-6789 0123 9');
    await expect(field(canvasElement)).toHaveValue('2345 6789 0123 9');
    await userEvent.keyboard('{Backspace}');
    await expect(field(canvasElement)).toHaveValue('2345 6789 0123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('234567890123', { reason: 'delete' });
  },
};

/** Inserting a digit in the middle regroups the number, and the caret stays behind the digit. */
export const TypingInTheMiddle: Story = {
  args: { value: '2345789012' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '6', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(field(canvasElement)).toHaveValue('2345 6789 012');
    await expect(field(canvasElement)).toHaveProperty('selectionStart', 6);
  },
};

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.paste('Aadhaar: 2345-6789-0123');
    await expect(field(canvasElement)).toHaveValue('2345 6789 0123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('234567890123', { reason: 'paste' });
  },
};

/** The border darkens on hover; the focus ring shows on focus. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <AadhaarInput {...args} value="234567890123" className="w-full" />}
    </States>
  ),
};

/** Right-to-left page on the narrowest screen. */
export const Stress: Story = {
  args: { label: 'آدھار نمبر', value: '234567890123', error: 'براہ کرم درست نمبر درج کریں' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-60">
        <Story />
      </div>
    ),
  ],
};
