import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Components/Feedback/Countdown',
  id: 'components-countdown',
  component: Countdown,
  args: { label: 'Time remaining', secondsLeft: 1122 },
  argTypes: {
    tone: { control: 'inline-radio', options: ['notice', 'negative', 'neutral'] },
    look: { control: 'inline-radio', options: ['pill', 'inline'] },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent('18:42');
  },
};

/** The digits are not announced; the text of the mark reached is, by a live region. */
export const NearlyUp: Story = {
  args: {
    tone: 'negative',
    secondsLeft: 58,
    announceAt: [
      { seconds: 300, text: '5 minutes left' },
      { seconds: 60, text: '1 minute left' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 minute left');
  },
};

export const Over: Story = { args: { tone: 'negative', secondsLeft: -4 } };

export const Inline: Story = {
  args: { look: 'inline', tone: 'neutral', secondsLeft: 42, label: 'Resend OTP in' },
  render: (args) => (
    <p className="text-sm text-ink-2">
      Resend OTP in <Countdown {...args} />
    </p>
  ),
};

export const Stress: Story = { args: { secondsLeft: 604_799 } };
