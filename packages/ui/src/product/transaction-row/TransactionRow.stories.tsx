import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusBadge } from '../../status-badge/StatusBadge.tsx';
import { TextLink } from '../../text-link/TextLink.tsx';
import { holdPointer, partIn, PointerStates as States } from '../../internal/PointerStates.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const meta = {
  title: 'Components/Money/TransactionRow',
  id: 'components-transactionrow',
  component: TransactionRow,
  args: {
    tone: 'positive',
    amount: 'Rs. 1,39,227.20',
    status: <StatusBadge tone="positive">Completed</StatusBadge>,
    details: '500 USDT at Rs. 280.70',
    account: 'NayaPay ••••4567',
    network: 'TRC20 0x5aAe…eAed',
    time: '2 minutes ago',
    onOpen: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['positive', 'notice', 'negative', 'info', 'neutral'] },
    status: { control: false },
    owner: { control: false },
  },
  decorators: [(Story) => <div className="max-w-content">{Story()}</div>],
} satisfies Meta<typeof TransactionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is clickable, through one button. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rs. 1,39,227.20' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = { args: { tone: 'notice', status: <StatusBadge tone="notice">Pending</StatusBadge> } };
export const Cancelled: Story = {
  args: { tone: 'negative', status: <StatusBadge tone="negative">Cancelled</StatusBadge> },
};
export const InProcess: Story = { args: { tone: 'info', status: <StatusBadge tone="info">In process</StatusBadge> } };

/** USDT credited to the wallet, without a payout. */
export const Received: Story = {
  args: { direction: 'received', amount: '12.5 USDT', details: 'Credited to your wallet', account: undefined },
};

/** An admin also sees the owner, whose link is a separate target above the row's button. */
export const WithOwner: Story = {
  args: {
    owner: (
      <TextLink href="#owner" standalone>
        Ayesha Khan · +92 300 123 4567
      </TextLink>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const NotPressable: Story = { args: { onOpen: undefined } };

export const Several: Story = {
  render: (args) => (
    <>
      <TransactionRow {...args} />
      <TransactionRow
        {...args}
        {...Pending.args}
        amount="Rs. 28,012.35"
        time="11 minutes ago"
        account="Meezan Bank ••••9012"
        network="BEP20"
      />
      <TransactionRow
        {...args}
        {...InProcess.args}
        amount="Rs. 5,61,440.00"
        time="1 hour ago"
        account="Raast ••••7702"
        network="TRC20"
      />
      <TransactionRow
        {...args}
        {...Cancelled.args}
        amount="Rs. 41,870.10"
        time="yesterday"
        account="Easypaisa ••••3321"
        network="ERC20"
      />
    </>
  ),
};

/** The whole row has the hover background and the focus ring of its button. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('article'), partIn('button')),
  decorators: [(Story) => <div className="px-3">{Story()}</div>],
  render: (args) => <States room="field">{() => <TransactionRow {...args} className="w-full" />}</States>,
};

export const Stress: Story = {
  args: {
    amount: 'Rs. 27,96,12,345.67',
    status: <StatusBadge tone="neutral">Waiting for manual review</StatusBadge>,
    details: '99,999.123456 USDT at Rs. 2,79,612.34',
    account: 'Dubai Islamic Bank Pakistan Limited ••••9012',
    network: 'A network added by an admin',
    time: 'about 11 months ago',
    owner: <bdi>عائشہ صدیقہ بنت عبدالرحمٰن</bdi>,
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
