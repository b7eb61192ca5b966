import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, Leaf } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { switchRow } from '../testing/index.ts';
import { SwitchRow } from './SwitchRow.tsx';

const meta = {
  title: 'Components/Choices/SwitchRow',
  id: 'components-switchrow',
  component: SwitchRow,
  args: {
    label: 'Data saver',
    help: 'Loads only what you open, without animations',
    icon: <Leaf />,
    checked: false,
    onCheckedChange: fn(),
  },
  argTypes: { icon: { control: false } },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof SwitchRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const row = canvas.getByRole('switch', { name: 'Data saver' });
    await expect(row).toHaveAccessibleDescription('Loads only what you open, without animations');
    await expect(row).not.toBeChecked();
    await switchRow(canvasElement, 'Data saver').toggle();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = {
  args: { checked: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};
export const LabelOnly: Story = { args: { help: undefined, icon: undefined } };
/** Saving: the row keeps the focus, and further clicks do nothing. */
export const Busy: Story = {
  args: { checked: true, busy: true },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('switch');
    row.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(row);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-busy', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const PointerStates: Story = {
  parameters: holdPointer(partIn('button')),
  render: (args) => <States room="field">{() => <SwitchRow {...args} />}</States>,
};

export const Stress: Story = {
  args: {
    icon: <BellRing />,
    checked: true,
    busy: true,
    label: 'میرے آرڈرز کے بارے میں پیغامات، ہر ایک نمبر پر جو میں نے رجسٹر کیا ہے',
    help: 'OneWordWithoutASinglePlaceToBreakItAnywhereInTheRow جب USDT ملیں، جب رقم بھیجی جائے، یا کوئی مسئلہ ہو۔',
  },
  decorators: [(Story) => <div className="max-w-62">{Story()}</div>],
};
