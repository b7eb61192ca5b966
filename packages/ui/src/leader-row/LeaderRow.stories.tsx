import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { slip } from '../testing/index.ts';
import { KeyValueList, LeaderRow } from './LeaderRow.tsx';

const meta = {
  title: 'Components/Money/LeaderRow',
  id: 'components-leaderrow',
  component: LeaderRow,
  subcomponents: { KeyValueList },
  args: { label: 'Price per USDT', value: 'Rs. 280.70', weight: 'plain', tone: 'plain' },
  argTypes: {
    weight: { control: 'inline-radio', options: ['plain', 'total'] },
    tone: { control: 'inline-radio', options: ['plain', 'positive', 'notice', 'negative'] },
  },
  render: (args) => (
    <KeyValueList className="max-w-form">
      <LeaderRow {...args} />
    </KeyValueList>
  ),
} satisfies Meta<typeof LeaderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Price per USDT');
    await expect(canvas.getByRole('definition')).toHaveTextContent('Rs. 280.70');
  },
};

export const Total: Story = {
  args: { label: "You'll Receive", value: 'Rs. 1,39,227.20', weight: 'total', tone: 'positive' },
};

/** The old rate is struck through. */
export const Discount: Story = {
  args: {
    label: 'Platform fee',
    value: (
      <>
        <s className="font-normal text-ink-3">1%</s>
        <span> 0.8% · Rs. 1,122.80</span>
      </>
    ),
  },
};

export const WithBadge: Story = {
  args: { label: 'Transfer', value: <StatusBadge tone="positive">COMPLETED</StatusBadge> },
};

/** Figures of several rows line up. */
export const Several: Story = {
  render: () => (
    <KeyValueList className="max-w-form">
      <LeaderRow label="Sold" value="500 USDT" />
      <LeaderRow label="Fee" value="Rs. 1,122.80" />
      <LeaderRow label="Refused" value="Rs. 12.00" tone="negative" />
      <LeaderRow label="Waiting" value="Rs. 9,999.99" tone="notice" />
      <LeaderRow label="To" value="NayaPay ••••4567" />
    </KeyValueList>
  ),
  play: async ({ canvasElement }) => {
    await expect(await slip(canvasElement).value('Fee')).toBe('Rs. 1,122.80');
  },
};

/** 280 px; a long word, Urdu, a value without a space. */
export const Stress: Story = {
  render: () => (
    <KeyValueList className="max-w-70">
      <LeaderRow label="A word that needs more than one line here" value="Rs. 27,96,12,345.67" />
      <LeaderRow label="UTR" value="NP26112104417NP26112104417NP26112104417" />
      <LeaderRow label="کھاتہ دار" value={<bdi>عائشہ صدیقہ خان زادہ</bdi>} />
      <LeaderRow label="You'll Receive" value="Rs. 27,96,12,345.67" weight="total" tone="positive" />
    </KeyValueList>
  ),
};
