import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { slip } from '../testing/index.ts';
import { MetricCard, MetricGrid } from './MetricCard.tsx';

const meta = {
  title: 'Components/Data/MetricCard',
  id: 'components-metriccard',
  component: MetricCard,
  subcomponents: { MetricGrid },
  args: { label: 'Total Users', figure: '10,482', detail: '9,310 verified' },
  render: (args) => (
    <MetricGrid>
      <MetricCard {...args} />
    </MetricGrid>
  ),
} satisfies Meta<typeof MetricCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await slip(canvasElement).value('Total Users')).toBe('10,482');
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Users');
    const [figure, detail] = canvas.getAllByRole('definition');
    await expect(figure).toHaveTextContent('10,482');
    await expect(detail).toHaveTextContent('9,310 verified');
  },
};

export const WithoutDetail: Story = { args: { detail: undefined } };

export const Nothing: Story = { args: { figure: '0', detail: '0 verified' } };

/** A long figure is smaller and stays on one line. */
export const LongFigure: Story = {
  args: { label: 'Total Deleted', figure: 'Rs. 12,40,118', detail: '≈ $4,417.95' },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-part="figure"]');
    await expect(figure?.getBoundingClientRect().height).toBe(40);
  },
};

/** The skeleton is as tall as the loaded card, and screen readers hear what is loading. */
export const Loading: Story = {
  args: { loading: 'Loading', figure: undefined, detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('Loading');
  },
};

/** The four cards of the statistics page. */
export const Grid: Story = {
  render: () => (
    <MetricGrid>
      <MetricCard label="Total Users" figure="10,482" detail="9,310 verified" />
      <MetricCard
        label="Total Received"
        figure="$48,21,307.5"
        detail="≈ 48,21,307.5 USDT"
        note="6,204 users received"
      />
      <MetricCard label="Total Sell" figure="$46,10,220" detail="≈ 46,10,220 USDT" note="5,987 users sold" />
      <MetricCard label="Total Deleted" figure="Rs. 12,40,118" detail="≈ $4,417.95" />
    </MetricGrid>
  ),
};

export const GridLoading: Story = {
  render: () => (
    <MetricGrid>
      <MetricCard label="Total Users" loading="Loading" />
      <MetricCard label="Total Received" loading="Loading" loadingLines={2} />
      <MetricCard label="Total Sell" loading="Loading" loadingLines={2} />
      <MetricCard label="Total Deleted" loading="Loading" />
    </MetricGrid>
  ),
};

/** Loading and loaded side by side: the height must not change. */
export const LoadingKeepsHeight: Story = {
  render: () => (
    <MetricGrid>
      <MetricCard
        label="Total Sell"
        figure="$46,10,220"
        detail="≈ 46,10,220 USDT"
        note="5,987 users sold"
        data-testid="loaded"
        className="self-start"
      />
      <MetricCard label="Total Sell" loading="Loading" loadingLines={2} data-testid="loading" className="self-start" />
    </MetricGrid>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('loading')).toBe(height('loaded'));
  },
};

/** 320 px: crores, Urdu, one long word. */
export const Stress: Story = {
  render: () => (
    <MetricGrid>
      <MetricCard
        label="Total Deleted"
        figure="Rs. 12,27,96,12,345.67"
        detail="≈ $4,37,41,234.95"
        note="10,00,000 users"
      />
      <MetricCard label="کل صارفین" figure="10,00,000" detail="ان میں سے نو لاکھ کی تصدیق ہو چکی ہے" />
      <MetricCard
        label="OneWordWithoutASinglePlaceToBreakItInTwo"
        figure="99.99%"
        detail="AndAnotherOneBelowItWithoutAnyBreak"
      />
    </MetricGrid>
  ),
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
