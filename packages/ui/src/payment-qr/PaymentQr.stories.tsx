import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentQr } from './PaymentQr.tsx';

const meta = {
  title: 'Components/Money/PaymentQr',
  id: 'components-paymentqr',
  component: PaymentQr,
  args: { value: 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w?amount=500', label: 'Pay 500 USDT on TRON' },
} satisfies Meta<typeof PaymentQr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Pay 500 USDT on TRON' });
    await expect(code.getBoundingClientRect().width).toBe(200);
  },
};

export const AddressOnly: Story = {
  args: { value: '0x52908400098527886E0F7030069857D2E4169EE7', label: 'Deposit address' },
};

/** The longest value we encode: still 200 px and readable by a camera. */
export const Stress: Story = {
  args: {
    value: `0x52908400098527886E0F7030069857D2E4169EE7?amount=99999.123456&${'x'.repeat(60)}`,
    label: 'A long code',
  },
};
