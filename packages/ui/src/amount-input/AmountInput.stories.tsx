import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BROWSERS, composeIn } from '../internal/compose-in.ts';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { AmountInput, type AmountInputProps } from './AmountInput.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: AmountInputProps) {
  const [value, setValue] = useState(args.value);
  return (
    <AmountInput
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
  title: 'Components/Money/AmountInput',
  id: 'components-amountinput',
  component: AmountInput,
  args: {
    label: 'Amount to sell',
    unit: 'USDT',
    value: '',
    className: 'max-w-form',
    normalise: (text) => text.replace(/[^\d.]/g, ''),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form rounded-card border border-line bg-surface p-5">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof AmountInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Amount to sell' });

export const Playground: Story = {};

export const Empty: Story = { args: { hint: 'From 100 to 100,000 USDT' } };

export const Filled: Story = { args: { value: '500', hint: 'Sell 12 more to get Rs. 281.20 each' } };

export const WithError: Story = {
  args: { value: '50', error: 'Minimum amount is 100 USDT' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription('Minimum amount is 100 USDT USDT');
  },
};

export const Disabled: Story = { args: { value: '500', disabled: true } };

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '1,5a00.25');
    await expect(field(canvasElement)).toHaveValue('1500.25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.25', { reason: 'type' });
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.stringContaining('a'), expect.anything());
  },
};

export const Pasting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.paste('1,234.56 USDT');
    await expect(field(canvasElement)).toHaveValue('1234.56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56', { reason: 'paste' });
  },
};

/** A key that `normalise` drops is cancelled before the caret moves; after a paste the caret is behind the pasted text. */
export const TypingInTheMiddle: Story = {
  args: { value: '1500' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveProperty('selectionStart', 1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('12500');
    await expect(input).toHaveProperty('selectionStart', 2);
    await userEvent.paste('7,7');
    await expect(input).toHaveValue('1277500');
    await expect(input).toHaveProperty('selectionStart', 4);
    await userEvent.paste('x');
    await expect(input).toHaveValue('1277500');
    await expect(input).toHaveProperty('selectionStart', 4);
  },
};

/** Text of an input method is normalised only at the end, in each browser's order of events. */
export const Composing: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as Filled' } },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    for (const browser of BROWSERS) {
      await userEvent.clear(input);
      await composeIn(input, ['1', '15', '150 doll', '150 dollars'], browser);
      await expect(input).toHaveValue('150');
      await userEvent.type(input, '{Home}');
      await composeIn(input, ['7', '7,', ''], browser);
      await expect(input).toHaveValue('150');
      await composeIn(input, ['2,'], browser);
      await expect(input).toHaveValue('2150');
      await expect(input).toHaveProperty('selectionStart', 1);
      await expect(args.onValueChange).toHaveBeenCalledWith('2150', { reason: 'compose' });
    }
  },
};

/** The line darkens on hover; on focus it turns green inside the ring. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('[data-part=box]'), partIn('[data-part=control]')),
  render: (args) => (
    <States states={['rest', 'hover', 'focus']}>
      {() => <AmountInput {...args} value="500" className="w-full" />}
    </States>
  ),
};

/** The longest possible amount, in a slip on a 320 px screen. */
export const Stress: Story = {
  args: { value: '99999.999999' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};

/** The figure stays left to right on a right-to-left page. */
export const RightToLeft: Story = {
  args: { label: 'فروخت کی رقم', value: '1500.5', hint: 'کم از کم ۱۰۰' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur">
        <Story />
      </div>
    ),
  ],
};
