import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = {
  title: 'Components/Navigation/AppHeader',
  id: 'components-appheader',
  component: AppHeader,
  args: { greeting: 'Welcome, Ayesha', title: 'Home', end: <BrandMark /> },
  argTypes: { end: { control: false } },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Home' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

/** Step 3 of a sale: the order number above the title, the remaining time at the end. */
export const WithCountdown: Story = {
  args: {
    greeting: 'Order #7F3A21',
    title: 'Payment Details',
    end: <Countdown label="Time remaining" secondsLeft={1122} />,
  },
};

export const TitleOnly: Story = { args: { greeting: undefined, end: undefined, title: 'Sarraf Exchange' } };

export const Stress: Story = {
  args: {
    greeting: 'خوش آمدید، عائشہ صدیقہ بنت عبدالرحمٰن خان زادہ قریشی ہاشمی صدیقی',
    title: 'A page with a name that needs more than one line on a phone',
    end: <Countdown label="Time remaining" secondsLeft={1122} />,
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
