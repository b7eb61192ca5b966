import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/Marks/StatusBadge',
  id: 'components-statusbadge',
  component: StatusBadge,
  args: { tone: 'positive', children: 'Completed' },
  argTypes: { tone: { control: 'inline-radio', options: ['positive', 'notice', 'negative', 'info', 'neutral'] } },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toHaveAttribute('data-tone', 'positive');
  },
};

export const Positive: Story = { args: { tone: 'positive', children: 'Success' } };
export const Pending: Story = { args: { tone: 'notice', children: 'Pending' } };
export const Negative: Story = { args: { tone: 'negative', children: 'Cancelled' } };
export const InProcess: Story = { args: { tone: 'info', children: 'In process' } };
/** An unknown status keeps its own text. */
export const Unknown: Story = { args: { tone: 'neutral', children: 'On hold by compliance' } };

export const Stress: Story = {
  render: () => (
    <div className="flex max-w-40 flex-wrap gap-2">
      <StatusBadge tone="info">A STATUS WITH FAR TOO MANY WORDS IN IT</StatusBadge>
      <StatusBadge tone="negative">منسوخ</StatusBadge>
      <StatusBadge tone="neutral">WAITING_FOR_MANUAL_REVIEW</StatusBadge>
    </div>
  ),
};
