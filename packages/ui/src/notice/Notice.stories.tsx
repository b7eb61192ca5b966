import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  id: 'components-notice',
  component: Notice,
  args: {
    tone: 'notice',
    children: 'Any other network loses the funds. Your rupees arrive within few minutes of the deposit.',
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['positive', 'notice', 'negative', 'info', 'neutral'] },
    live: { control: 'inline-radio', options: ['off', 'polite', 'assertive'] },
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An error that follows a user action is announced at once. */
export const Negative: Story = {
  args: { tone: 'negative', live: 'assertive', children: 'Failed to create order. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create order. Please try again.');
  },
};

export const Positive: Story = { args: { tone: 'positive', live: 'polite', children: 'Payment account added.' } };
export const Info: Story = {
  args: { tone: 'info', title: 'Still watching', children: 'A transfer already sent is tracked for 30 minutes.' },
};
export const Neutral: Story = { args: { tone: 'neutral', children: 'Reconnecting…' } };

export const WithTitleAndAction: Story = {
  args: {
    title: 'The price has changed',
    children: 'It was Rs. 280.70 when you began and is Rs. 279.90 now.',
    action: (
      <TextLink href="#support" reach>
        24/7 support
      </TextLink>
    ),
  },
};

export const Stress: Story = {
  args: {
    title: 'اہم اطلاع',
    children:
      'WordWithoutAnyBreakThatIsLongerThanAPhoneIsWideAndStillMustNotPushThePageSideways. کسی اور نیٹ ورک پر بھیجی گئی رقم ضائع ہو جائے گی۔',
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
