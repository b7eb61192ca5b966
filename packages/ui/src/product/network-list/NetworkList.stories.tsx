import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { holdPointer, nthOf, POINTER_STATES, pointerStateName } from '../../internal/PointerStates.tsx';
import { NetworkMark } from '../network-mark/NetworkMark.tsx';
import { NetworkList, type NetworkListProps } from './NetworkList.tsx';

const trc20 = {
  id: 'trc20',
  name: 'TRON · TRC20',
  limit: 'Limit: 10 - 50,000 USDT',
  mark: <NetworkMark network="trc20" />,
};
const bep20 = {
  id: 'bep20',
  name: 'BNB Smart Chain · BEP20',
  limit: 'Limit: 50 - 1M USDT',
  mark: <NetworkMark network="bep20" />,
};
const erc20 = {
  id: 'erc20',
  name: 'Ethereum · ERC20',
  limit: 'Limit: 1,000 - 1M USDT',
  mark: <NetworkMark network="erc20" />,
};
const tooSmall = { ...erc20, disabled: true, reason: 'Sell 500 USDT more to use this network' };

const DELAYED = 'Delayed: we see deposits on this network later than usual. Your USDT are safe.';

/** Keeps the state of `value`, as an app would. */
function Controlled(args: NetworkListProps) {
  const [value, setValue] = useState(args.value);
  return (
    <NetworkList
      {...args}
      value={value}
      onValueChange={(next, detail) => {
        setValue(next);
        args.onValueChange(next, detail);
      }}
    />
  );
}

const meta = {
  title: 'Components/Choices/NetworkList',
  id: 'components-networklist',
  component: NetworkList,
  args: {
    legend: 'Network',
    networks: [trc20, bep20, tooSmall],
    value: null,
    className: 'max-w-form',
    onValueChange: fn(),
  },
  argTypes: { networks: { control: false } },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof NetworkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: 'trc20' } };

export const NothingChosen: Story = { args: { networks: [trc20, bep20, erc20] } };

export const Chosen: Story = { args: { value: 'trc20', networks: [trc20, bep20, erc20] } };

/** A network that the amount does not fit is disabled, and says what would make it fit. */
export const OneDoesNotFit: Story = {
  args: { value: 'trc20' },
  play: async ({ canvasElement, args }) => {
    const radio = within(canvasElement).getByRole('radio', { name: 'Ethereum · ERC20' });
    await expect(radio).toHaveAccessibleDescription('Limit: 1,000 - 1M USDT Sell 500 USDT more to use this network');
    radio.click();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoneFits: Story = {
  args: {
    networks: [
      { ...trc20, disabled: true, reason: 'Sell 50,000 USDT less to use this network' },
      { ...bep20, disabled: true, reason: 'Closed for maintenance' },
      tooSmall,
    ],
  },
};

/** A delayed network says so and can still be chosen, unless the amount does not fit it. */
export const OneIsDelayed: Story = {
  args: { value: 'trc20', networks: [{ ...trc20, note: DELAYED }, bep20, { ...tooSmall, note: DELAYED }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('radio', { name: 'TRON · TRC20' });
    await expect(chosen).toBeEnabled();
    await expect(chosen).toHaveAccessibleDescription(`Limit: 10 - 50,000 USDT ${DELAYED}`);
    await expect(canvas.getByRole('radio', { name: 'Ethereum · ERC20' })).toBeDisabled();
  },
};

export const LegendHidden: Story = { args: { legendHidden: true, value: 'bep20' } };

/** Each row in the state that its name says. */
export const PointerStates: Story = {
  parameters: holdPointer(nthOf('[data-part=row]')),
  args: {
    networks: POINTER_STATES.map((state) => ({ ...trc20, id: state, name: pointerStateName(state) })),
  },
};

/** Long names on a right-to-left page, at 280 px. */
export const Stress: Story = {
  args: {
    legend: 'نیٹ ورک',
    value: 'x',
    networks: [
      {
        id: 'x',
        name: 'An unusually talkative blockchain network · XYZ20',
        limit: 'Limit: 0.000001 - 99.9M USDT',
        mark: <NetworkMark network="xyz" />,
      },
      tooSmall,
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
};
