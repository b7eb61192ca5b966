import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'Previous rate' },
  argTypes: { children: { description: 'Read aloud and never drawn.' } },
  render: (args) => (
    <p className="text-sm text-ink">
      <VisuallyHidden {...args} /> <s>1%</s> 0.8%
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Previous rate').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A long text takes no space either. */
export const Stress: Story = {
  args: { children: 'A sentence of many words that would run over several lines if anybody saw it. '.repeat(5) },
};
