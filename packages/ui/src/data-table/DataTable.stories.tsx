import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorPanel } from '../error-panel/ErrorPanel.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { Tone } from '../status-badge/tone.ts';
import { table } from '../testing/index.ts';
import type { DataColumns } from './data-column.ts';
import { DataTable } from './DataTable.tsx';

interface Activity {
  id: string;
  user: string;
  action: string;
  amount: string;
  date: string;
  status: string;
  tone: Tone;
}

const activity = (
  id: string,
  user: string,
  action: string,
  amount: string,
  time: string,
  status: string,
): Activity => ({
  id,
  user,
  action,
  amount,
  date: `21 Nov 2026, ${time}`,
  status,
  tone: status === 'PENDING' ? 'notice' : 'positive',
});

const ACTIVITIES = [
  activity('1', 'Ayesha Khan', 'Sell', '$500.00', '4:20 pm', 'COMPLETED'),
  activity('2', 'Usman Tariq', 'Receive', '$1,250.00', '4:02 pm', 'RECEIVED'),
  activity('3', 'Hina Raza', 'Sell', '$100.00', '3:57 pm', 'PENDING'),
  activity('4', 'Muhammad Bilal', 'Sell', '$98,000.50', '3:31 pm', 'COMPLETED'),
];

const COLUMNS: DataColumns<Activity> = [
  { id: 'user', header: 'User', cell: ({ user }) => <bdi>{user}</bdi> },
  { id: 'action', header: 'Action', place: 'subtitle', cell: ({ action }) => action },
  { id: 'amount', header: 'Amount', align: 'end', place: 'title', cell: ({ amount }) => <bdi dir="ltr">{amount}</bdi> },
  { id: 'date', header: 'Date', align: 'end', place: 'end', cell: ({ date }) => <bdi dir="ltr">{date}</bdi> },
  {
    id: 'status',
    header: 'Status',
    align: 'end',
    place: 'state',
    cell: ({ status, tone }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
];

const retry = fn();

const meta = {
  title: 'Components/Data/DataTable',
  id: 'components-datatable',
  component: DataTable<Activity>,
  args: {
    caption: 'Recent Activities',
    captionHidden: false,
    columns: COLUMNS,
    rows: ACTIVITIES,
    rowKey: ({ id }) => id,
    state: 'ready',
    narrow: 'stack',
    loadingLabel: 'Loading activities',
    empty: <EmptyState icon={<SearchX />} title="No activities found" message="Try another name or a longer period." />,
    failure: <ErrorPanel title="Failed to load statistics" retryLabel="Try again" onRetry={retry} />,
  },
  argTypes: {
    state: { control: 'inline-radio', options: ['ready', 'loading', 'refreshing', 'failed'] },
    narrow: { control: 'inline-radio', options: ['stack', 'card', 'scroll'] },
    columns: { control: false },
    empty: { control: false },
    failure: { control: false },
  },
  decorators: [(Story) => <div className="rounded-card border border-line bg-surface p-5 md:p-6">{Story()}</div>],
} satisfies Meta<typeof DataTable<Activity>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const element = canvas.getByRole('table', { name: 'Recent Activities' });
    await expect(within(element).getAllByRole('columnheader')).toHaveLength(5);
    const row = within(element).getByRole('row', { name: /Usman Tariq/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Usman Tariq');
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
    const activities = table(canvasElement, 'Recent Activities');
    await expect(await activities.rows()).toHaveLength(4);
    await expect(await activities.cell('Usman Tariq', 'Amount')).toBe('$1,250.00');
  },
};

/** One card a row, when there is no room for columns; roles and headers stay. */
export const Stacked: Story = {
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Usman Tariq/ });
    await expect(within(row).getByRole('cell', { name: '$1,250.00' })).toBeVisible();
    await expect(within(row).getByText('Amount')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** Two lines a row: amount and state, then owner and time. Screen readers still get the same table. */
export const Cards: Story = {
  args: { narrow: 'card' },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Usman Tariq Receive \$1,250\.00 .* RECEIVED$/ });
    await expect(within(row).getByRole('rowheader', { name: 'Usman Tariq' })).toBeVisible();
    await expect(within(row).getByRole('cell', { name: 'RECEIVED' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** The alternative: the columns scroll sideways, by keyboard too. */
export const Scrolling: Story = {
  args: { narrow: 'scroll' },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Recent Activities' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** A table that does not scroll is no tab stop. */
export const WideHasNoTabStop: Story = {
  args: { narrow: 'scroll', columns: [COLUMNS[0]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const CaptionHidden: Story = { args: { captionHidden: true } };

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingStacked: Story = {
  args: { state: 'loading', rows: [], skeletonRows: 3 },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
};

export const LoadingCards: Story = {
  args: { narrow: 'card', state: 'loading', rows: [], skeletonRows: 3 },
  decorators: Cards.decorators,
};

/** While new rows load, the old ones stay, in a lighter colour. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ayesha Khan')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activities found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed', rows: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const OneRow: Story = { args: { rows: ACTIVITIES.slice(0, 1) } };

const STRESSED = [
  activity('1', 'Muhammad-Abdurrahman-Siddiqui-Chaudhary-Rajput', 'Sell', '$10,00,00,000.00', '12:59 pm', 'COMPLETED'),
  activity('2', 'عائشہ صدیقہ بنت عبدالرحمٰن', 'فروخت', '$0.01', '1:00 am', 'WAITING_FOR_MANUAL_REVIEW_BY_COMPLIANCE'),
  activity('3', 'Anonymous User', 'AnActionWithoutAnyBreakInItWhateverTheWidth', '$1,000,000.00', '1:00 am', 'PENDING'),
];

/** 320 px: long words without a break, Urdu, a million. */
export const Stress: Story = {
  args: { rows: STRESSED },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StressCards: Story = { ...Stress, args: { narrow: 'card', rows: STRESSED } };

/** The same rows with room for columns. */
export const StressWide: Story = { args: { rows: STRESSED } };

/** A right-to-left page reverses the columns and keeps figures left to right. */
export const RightToLeft: Story = {
  args: { rows: STRESSED, caption: 'حالیہ سرگرمیاں' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur">
        {Story()}
      </div>
    ),
  ],
};

/** Two hundred rows. */
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, index) =>
      activity(String(index), `Seller ${index + 1}`, 'Sell', `$${index}00.00`, '4:20 pm', 'COMPLETED'),
    ),
  },
};
