import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: { title: 'No transactions yet', message: 'What you sell appears here.', icon: <ReceiptText /> },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions yet')).toBeVisible();
  },
};
export const WithAction: Story = { args: { action: <Button size="sm">Sell USDT</Button> } };
export const TitleOnly: Story = { args: { icon: undefined, message: undefined } };
export const Stress: Story = {
  args: {
    title: 'ابھی تک کوئی لین دین نہیں',
    message: 'WordWithoutAnyBreakThatIsLongerThanAPhoneIsWideAndStillMustNotPushThePage',
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
