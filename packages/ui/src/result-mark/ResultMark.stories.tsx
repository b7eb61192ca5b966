import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultMark } from './ResultMark.tsx';

const meta = {
  title: 'Components/Marks/ResultMark',
  id: 'components-resultmark',
  component: ResultMark,
  args: { result: 'completed' },
  argTypes: { result: { control: 'inline-radio', options: ['completed', 'cancelled', 'failed', 'in-process'] } },
} satisfies Meta<typeof ResultMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="ResultMark"]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Cancelled: Story = { args: { result: 'cancelled' } };
export const Failed: Story = { args: { result: 'failed' } };
export const InProcess: Story = { args: { result: 'in-process' } };
/** Keeps its size beside a heading that wraps. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex max-w-60 items-center gap-3">
      <ResultMark {...args} className="shrink-0" />
      <p className="text-xl font-bold">Oops! Transaction Failed before the deposit was seen</p>
    </div>
  ),
  args: { result: 'failed' },
};
