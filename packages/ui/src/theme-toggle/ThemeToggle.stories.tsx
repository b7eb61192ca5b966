import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Components/Choices/ThemeToggle',
  id: 'components-themetoggle',
  component: ThemeToggle,
  args: { theme: 'light', onThemeChange: fn(), label: 'Dark theme', look: 'icon' },
  argTypes: {
    theme: { control: 'inline-radio', options: ['light', 'dark', 'high-contrast'] },
    look: { control: 'inline-radio', options: ['icon', 'row'] },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark theme' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
export const On: Story = { args: { theme: 'dark' } };

/** Off, and it chooses the dark theme next. */
export const HighContrast: Story = {
  args: { theme: 'high-contrast' },
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the Playground' } },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dark theme' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const Row: Story = { args: { look: 'row' }, decorators: [(Story) => <div className="max-w-62">{Story()}</div>] };
export const RowOn: Story = { ...Row, args: { look: 'row', theme: 'dark' } };
export const PointerStates: Story = {
  parameters: holdPointer(partIn('button')),
  render: (args) => (
    <States room="field">
      {() => (
        <>
          <ThemeToggle {...args} />
          <ThemeToggle {...args} look="row" />
        </>
      )}
    </States>
  ),
};

export const Stress: Story = { ...Row, args: { look: 'row', label: 'گہرا رنگ، رات کے وقت آنکھوں کے لیے آرام دہ' } };
