import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Inputs/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Close', icon: <X />, tone: 'neutral', outlined: false, onClick: fn() },
  argTypes: { icon: { control: false }, tone: { control: 'inline-radio', options: ['neutral', 'brand', 'negative'] } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Neutral: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Brand: Story = { args: { label: 'Copy address', icon: <Copy />, tone: 'brand' } };

export const Negative: Story = { args: { label: 'Cancel order', icon: <Trash2 />, tone: 'negative' } };

export const Outlined: Story = { args: { label: 'Copy address', icon: <Copy />, outlined: true } };

export const Disabled: Story = { args: { label: 'Cancel order', icon: <Trash2 />, tone: 'negative', disabled: true } };

export const PointerStates: Story = {
  parameters: holdPointer(partIn('button')),
  render: (args) => (
    <States>
      {() => (
        <div className="flex gap-2">
          <IconButton {...args} />
          <IconButton {...args} label="Copy" icon={<Copy />} tone="brand" />
          <IconButton {...args} label="Delete" icon={<Trash2 />} tone="negative" />
        </div>
      )}
    </States>
  ),
};

/** Several buttons in their narrowest row. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex w-40 justify-between rounded-card border border-line bg-surface p-2">
      <IconButton {...args} label="Copy" icon={<Copy />} tone="brand" />
      <IconButton {...args} label="Delete" icon={<Trash2 />} tone="negative" />
      <IconButton {...args} />
    </div>
  ),
};
