import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BROWSERS, composeIn } from '../internal/compose-in.ts';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: OtpInputProps) {
  const [value, setValue] = useState(args.value);
  return (
    <OtpInput
      {...args}
      value={value}
      onValueChange={(next, detail) => {
        if (next.length <= args.length) setValue(next);
        args.onValueChange(next, detail);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/OtpInput',
  id: 'components-otpinput',
  component: OtpInput,
  args: {
    label: 'One-time code',
    value: '',
    length: 6,
    className: 'max-w-form',
    normalise: (text) => text.replace(/\D/g, ''),
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText<HTMLInputElement>('One-time code');
const boxes = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[data-part="box"]'), (box) => box.textContent).join('|');

export const Playground: Story = {};

export const Empty: Story = {};

export const PartlyTyped: Story = {
  args: { value: '482' },
  play: async ({ canvasElement }) => {
    field(canvasElement).focus();
    await expect(boxes(canvasElement)).toBe('4|8|2|||');
    // The box after the last digit is the active one.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="box"]')[3]).toHaveAttribute('data-active'));
  },
};

export const Filled: Story = { args: { value: '482913' } };

export const WithError: Story = {
  args: { value: '482913', error: 'Invalid OTP. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  },
};

/** Read-only with the focus: typing, pasting and deleting change nothing, and the field keeps the focus. */
export const ReadOnly: Story = {
  args: { value: '482913', readOnly: true },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('7{Backspace}');
    await userEvent.paste('771204');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('482913');
    await expect(boxes(canvasElement)).toBe('4|8|2|9|1|3');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: '482913', disabled: true } };

/** Typing advances, a key that `normalise` drops changes nothing, Backspace goes back; `onComplete` is called once. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '48x2');
    await expect(input).toHaveValue('482');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('48');
    await userEvent.keyboard('2913');
    await expect(boxes(canvasElement)).toBe('4|8|2|9|1|3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('482913', { reason: 'type' });
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1));
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

/** Pasted text goes through `normalise`; a complete code replaces the old digits. */
export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '77');
    await userEvent.paste('Code: 482-913');
    await expect(input).toHaveValue('482913');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('482913', { reason: 'paste' });
  },
};

/** Text that is too long is reported whole and left to the form: no six digits of it become the code. */
export const TooLong: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like PartlyTyped' } },
  args: { value: '482' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    input.focus();
    await userEvent.paste('48291377');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('48291377', { reason: 'paste' });
    await userEvent.paste('9137');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4829137', { reason: 'paste' });
    await composeIn(input, ['9137'], 'Chromium');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4829137', { reason: 'type' });
    await expect(input).toHaveValue('482');
    await expect(boxes(canvasElement)).toBe('4|8|2|||');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

/** Text of an input method becomes a code at the end, in each browser's order of events, and is reported once. */
export const Composing: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as Filled' } },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    for (const [index, browser] of BROWSERS.entries()) {
      await userEvent.clear(input);
      await composeIn(input, ['4', '48', '48-2'], browser);
      await expect(input).toHaveValue('482');
      await composeIn(input, ['9', '913'], browser);
      await expect(boxes(canvasElement)).toBe('4|8|2|9|1|3');
      await expect(args.onComplete).toHaveBeenCalledTimes(index + 1);
      await expect(args.onValueChange).not.toHaveBeenCalledWith('4829', expect.anything());
    }
  },
};

/** All boxes darken on hover, since they are one field; for the focus see `PartlyTyped`. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-input-otp-container]')),
  render: (args) => (
    <States room="field" states={['rest', 'hover']}>
      {() => <OtpInput {...args} value="482" className="w-full" />}
    </States>
  ),
};

/** The arrow keys move from box to box. A digit replaces the one in its box; a letter changes nothing and the caret stays. */
export const Arrows: Story = {
  args: { value: '482913' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    const expectActiveBox = (active: number) =>
      waitFor(() =>
        expect(
          Array.from(canvasElement.querySelectorAll('[data-part="box"]'), (box) => box.hasAttribute('data-active')),
        ).toEqual(Array.from({ length: 6 }, (_, index) => index === active)),
      );
    input.focus();
    await expectActiveBox(5);
    // For 50 ms after a focus, input-otp moves the caret itself and takes a key pressed then for its own change.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await userEvent.keyboard('{ArrowLeft}');
    await expectActiveBox(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expectActiveBox(3);
    await userEvent.keyboard('7');
    await waitFor(() => expect(boxes(canvasElement)).toBe('4|8|2|7|1|3'));
    await expectActiveBox(4);
    await userEvent.keyboard('x');
    await expect(boxes(canvasElement)).toBe('4|8|2|7|1|3');
    await expectActiveBox(4);
    await userEvent.keyboard('5');
    await waitFor(() => expect(boxes(canvasElement)).toBe('4|8|2|7|5|3'));
  },
};

/** A right-to-left page at 280 px: boxes still fill from the left, and each is wide enough to tap. */
export const Stress: Story = {
  args: { label: 'تصدیقی کوڈ', value: '482', error: 'کوڈ غلط ہے۔ دوبارہ کوشش کریں۔' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('[data-part="box"]'));
    const places = drawn.map((box) => box.getBoundingClientRect().x);
    await expect(drawn).toHaveLength(6);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
    await expect(drawn[0]).toHaveTextContent('4');
    await expect(within(canvasElement).getByLabelText('تصدیقی کوڈ')).toHaveAttribute('dir', 'ltr');
    // Translation tools must leave a code alone.
    await expect(canvasElement.querySelector('[data-part="boxes"]')).toHaveAttribute('translate', 'no');
  },
};
