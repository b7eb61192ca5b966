import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Marks/Tag',
  id: 'components-tag',
  component: Tag,
  args: { children: 'TRON · TRC20 only', tone: 'negative' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['positive', 'notice', 'negative', 'info', 'neutral'] },
    icon: { control: false },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TRON · TRC20 only')).toBeVisible();
  },
};
export const Positive: Story = { args: { tone: 'positive', icon: <BadgeCheck />, children: 'Verified Account' } };
export const Info: Story = { args: { tone: 'info', icon: <ShieldCheck />, children: 'Verified Member' } };
export const NoticeTone: Story = { args: { tone: 'notice', children: 'Under review' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Admin' } };
/** A long name without a break stays inside its container, also one that could grow with it, and is fully readable. */
export const LongName: Story = {
  args: { children: 'HexaDecimalInterChainSettlementNetworkOfTheWorld only' },
  decorators: [(Story) => <div className="grid max-w-60 justify-items-center">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const tag = canvasElement.querySelector('[data-component=Tag]');
    if (!tag?.parentElement) throw new Error('No tag');
    await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
  },
};

export const Stress: Story = {
  render: () => (
    <div className="flex max-w-50 flex-col items-start gap-2">
      <Tag>A network whose name is longer than the card it is shown on</Tag>
      <Tag tone="positive" icon={<BadgeCheck />}>
        تصدیق شدہ اکاؤنٹ
      </Tag>
      <Tag tone="info">OneWordWithoutASinglePlaceToBreakIt</Tag>
    </div>
  ),
};
