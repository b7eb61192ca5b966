import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NetworkMark } from './NetworkMark.tsx';

const meta = {
  title: 'Components/Marks/NetworkMark',
  id: 'components-networkmark',
  component: NetworkMark,
  args: { network: 'trc20', size: 'md' },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    network: { control: 'select', options: ['trc20', 'bep20', 'erc20', 'other'] },
  },
} satisfies Meta<typeof NetworkMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="NetworkMark"]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Every: Story = {
  render: () => (
    <ul className="flex flex-col gap-4">
      {['trc20', 'bep20', 'erc20', 'other'].map((network) => (
        <li key={network} className="flex items-center gap-3">
          <NetworkMark network={network} />
          <NetworkMark network={network} size="sm" />
          {network}
        </li>
      ))}
    </ul>
  ),
};
/** A network that an admin added, in mixed case. */
export const Stress: Story = { args: { network: 'Some-Network-We-Have-Never-Heard-Of' } };
