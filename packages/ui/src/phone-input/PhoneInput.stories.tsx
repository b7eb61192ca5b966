import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BROWSERS, composeIn } from '../internal/compose-in.ts';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: PhoneInputProps) {
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
}

const meta = {
  title: 'Components/Inputs/PhoneInput',
  id: 'components-phoneinput',
  component: PhoneInput,
  args: {
    label: 'Phone number',
    dialCode: '92',
    value: '',
    placeholder: '300 123 4567',
    className: 'max-w-form',
    normalise: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
    onValueChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });

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

/** Extra digits stay visible, after the last group. */
export const TooLong: Story = {
  args: { value: '30012345673017654321', error: 'Phone number is not valid.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('300 123 4567 3017654321');
  },
};

export const Disabled: Story = { args: { value: '3001234567', disabled: true } };

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '0300a123-4567');
    await expect(field(canvasElement)).toHaveValue('300 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3001234567', { reason: 'type' });
    await userEvent.type(field(canvasElement), '8');
    await expect(field(canvasElement)).toHaveValue('300 123 4567 8');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field(canvasElement)).toHaveValue('300 123 456');
  },
};

/** Pasted text goes through `normalise`; a full number replaces the old one, wherever the caret is. */
export const Pasting: Story = {
  args: { value: '3111234567' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.paste('0300-1234567');
    await expect(field(canvasElement)).toHaveValue('300 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3001234567', { reason: 'paste' });
  },
};

/** Text of an input method is normalised only at the end, in each browser's order of events. */
export const Composing: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as Filled' } },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    for (const browser of BROWSERS) {
      await userEvent.clear(input);
      await composeIn(input, ['0', '0300'], browser);
      await expect(input).toHaveValue('300');
      const shown: string[] = [];
      const look = () => shown.push(input.value);
      input.addEventListener('compositionend', look, { capture: true, once: true });
      await composeIn(input, ['1', '123', '1234567'], browser);
      await expect(args.onValueChange).toHaveBeenCalledWith('3001234567', { reason: 'compose' });
      await expect(shown).toEqual([browser === 'WebKit' ? '300 123 4567' : '3001234567']);
      await expect(input).toHaveValue('300 123 4567');
    }
  },
};

/**
 * Inserting a digit in the middle regroups the number, and the caret stays behind the digit and the gap. An unusable key does not move it.
 */
export const TypingInTheMiddle: Story = {
  args: { value: '30234567' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '0', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('300 234 567');
    await expect(input).toHaveProperty('selectionStart', 4);
    await userEvent.keyboard('x1');
    await expect(input).toHaveValue('300 123 4567');
    await expect(input).toHaveProperty('selectionStart', 5);
  },
};

/** The border darkens on hover; the focus ring shows on focus. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover', 'focus']}>
      {() => <PhoneInput {...args} value="3001234567" className="w-full" />}
    </States>
  ),
};

/** Right-to-left page on the narrowest screen: the number stays left to right. */
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
