import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
  args: { label: 'Loading networks', showLabel: true },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading networks');
  },
};
/** The label is for screen readers only. */
export const LabelHidden: Story = { args: { showLabel: false } };
export const Stress: Story = {
  args: { label: 'ایک ایسا انتظار جس کی وضاحت میں ایک سطر سے زیادہ لگتی ہے' },
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
};
