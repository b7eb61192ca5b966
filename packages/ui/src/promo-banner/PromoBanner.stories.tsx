import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headphones, TrendingUp, Zap } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PromoBanner } from './PromoBanner.tsx';

const meta = {
  title: 'Components/PromoBanner',
  component: PromoBanner,
  args: {
    label: 'Why Sarraf',
    pauseLabel: 'Pause',
    playLabel: 'Play',
    nextLabel: 'Next',
    slideLabel: (position, count) => `${position} of ${count}`,
    slides: [
      { id: 'rates', title: 'Best USDT rates', text: 'The more you sell, the better the price.', icon: <TrendingUp /> },
      {
        id: 'instant',
        title: 'Instant transactions',
        text: 'Rupees within few minutes of your deposit.',
        icon: <Zap />,
      },
      { id: 'support', title: '24/7 support', text: 'A person answers, day and night.', icon: <Headphones /> },
    ],
  },
  argTypes: { slides: { control: false }, slideLabel: { control: false } },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Slides that are not shown are out of the tree, so nobody tabs or reads into them. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toHaveTextContent('Instant transactions');
    await expect(canvas.queryByRole('group', { name: '1 of 3' })).toBeNull();
  },
};

/** Moves on by itself until Pause is pressed; looking at it holds it. */
export const Rotating: Story = {
  args: { intervalMs: 300 },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Why Sarraf' });
    // Under reduced motion it begins paused.
    if (banner.dataset['state'] === 'running') await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(banner).toHaveAttribute('data-state', 'paused');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    slides: [
      {
        id: 'urdu',
        title: 'بہترین ریٹ',
        text: 'جتنا زیادہ فروخت کریں گے، اتنی بہتر قیمت ملے گی۔',
        icon: <TrendingUp />,
      },
      {
        id: 'long',
        title: 'AWordWithoutAnyBreakThatIsLongerThanThePhone',
        text: 'Something that takes a few lines to say, since not every claim is short enough for one, even if it should be.',
        icon: <Zap />,
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
