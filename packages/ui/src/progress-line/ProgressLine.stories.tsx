import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Components/Feedback/ProgressLine',
  id: 'components-progressline',
  component: ProgressLine,
  args: { label: 'Loading...' },
  decorators: [
    // The transform makes this box the container of the fixed line, so that the line is at its top.
    (Story) => (
      <div className="translate-0 rounded-box border border-line bg-surface p-5">
        {Story()}
        <p className="text-sm text-ink-2">The page that is being left.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  },
};

/** On a narrow page, with an Urdu label for screen readers. */
export const Stress: Story = {
  args: { label: 'ایک ایسا انتظار جس کی وضاحت میں ایک سطر سے زیادہ لگتی ہے' },
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
};
