import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MethodMark } from './MethodMark.tsx';

const METHODS = [
  'nayapay',
  'sadapay',
  'easypaisa',
  'raast',
  'bank',
  'allied',
  'standard_chartered',
  'meezan',
  'ubl',
  'dubai_islamic',
  'others',
];

const meta = {
  title: 'Components/Marks/MethodMark',
  id: 'components-methodmark',
  component: MethodMark,
  args: { method: 'nayapay', size: 'md' },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    method: { control: 'select', options: METHODS },
  },
} satisfies Meta<typeof MethodMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="MethodMark"]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Every: Story = {
  render: () => (
    <ul className="flex flex-col gap-4">
      {METHODS.map((method) => (
        <li key={method} className="flex items-center gap-3 wrap-anywhere">
          <MethodMark method={method} />
          <MethodMark method={method} size="sm" />
          {method}
        </li>
      ))}
    </ul>
  ),
};
/** An unknown payment method. */
export const Stress: Story = { args: { method: 'a-wallet-of-tomorrow' } };
