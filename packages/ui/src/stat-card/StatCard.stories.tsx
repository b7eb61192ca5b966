import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight, Coins, CircleCheck, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { slip } from '../testing/index.ts';
import { StatCard, StatGrid } from './StatCard.tsx';

const meta = {
  title: 'Components/Data/StatCard',
  id: 'components-statcard',
  component: StatCard,
  subcomponents: { StatGrid },
  args: { label: 'Total Volume', value: '48,250.5', unit: 'USDT' },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <StatGrid>
      <StatCard {...args} />
    </StatGrid>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await slip(canvasElement).value('Total Volume')).toBe('48,250.5 USDT');
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Volume');
    await expect(canvas.getByRole('definition')).toHaveTextContent('48,250.5 USDT');
  },
};

export const WithIcon: Story = { args: { icon: <Coins /> } };

export const WithoutUnit: Story = { args: { label: 'Total Sells', value: '128', unit: undefined } };

/** Zero is shown as a figure. */
export const Nothing: Story = { args: { label: 'Total Sells', value: '0', unit: undefined } };

/** The skeleton is as large as the loaded card, and screen readers hear what is loading. */
export const Loading: Story = {
  args: { loading: 'Loading', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('Loading');
  },
};

/** The four cards of the profile. */
export const Grid: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Total Sells" value="128" icon={<ArrowUpRight />} />
      <StatCard label="Total Volume" value="48,250.5" unit="USDT" icon={<Coins />} />
      <StatCard label="Success Rate" value="98.4%" icon={<CircleCheck />} />
      <StatCard label="Wallet Balance" value="12.5" unit="USDT" icon={<Wallet />} />
    </StatGrid>
  ),
};

export const GridLoading: Story = {
  render: () => (
    <StatGrid>
      {['Total Sells', 'Total Volume', 'Success Rate', 'Wallet Balance'].map((label) => (
        <StatCard key={label} label={label} loading="Loading" />
      ))}
    </StatGrid>
  ),
};

/** 320 px: a figure in crores, an Urdu label, one long word. */
export const Stress: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Total Volume" value="1,23,45,67,890.123456" unit="USDT" icon={<Coins />} />
      <StatCard label="آپ کی کل فروخت شدہ رقم" value="Rs. 27,96,12,345.67" icon={<Wallet />} />
      <StatCard label="OneWordWithoutASinglePlaceToBreakIt" value="10,00,000" />
      <StatCard label="Success Rate" value="100%" />
    </StatGrid>
  ),
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
