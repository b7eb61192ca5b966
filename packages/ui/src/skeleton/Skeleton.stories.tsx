import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Slip, SlipSection, SlipTear } from '../slip/Slip.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { shape: 'line', className: 'w-60' },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'block', 'circle'] } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Block: Story = { args: { shape: 'block', className: 'h-24 w-full' } };
export const Circle: Story = { args: { shape: 'circle', className: 'size-10' } };

/** Skeleton of a slip: announced once, and as large as the loaded slip. */
export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading prices" className="max-w-form">
      <Slip>
        <SlipSection className="flex flex-col gap-4">
          <Skeleton className="w-28" />
          <Skeleton shape="block" className="h-12 w-48" />
        </SlipSection>
        <SlipTear />
        <SlipSection className="flex flex-col gap-4">
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </SlipSection>
      </Slip>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading prices');
  },
};

/** Twenty rows at 280 px. */
export const Stress: Story = {
  render: () => (
    <SkeletonGroup label="Loading" className="flex max-w-70 flex-col gap-4">
      {Array.from({ length: 20 }, (_, index) => (
        <div key={index} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </SkeletonGroup>
  ),
};
