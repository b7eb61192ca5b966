import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addressText } from '../testing/index.ts';
import { AddressText } from './AddressText.tsx';

const TRON = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w';

const meta = {
  title: 'Components/Money/AddressText',
  id: 'components-addresstext',
  component: AddressText,
  args: { value: TRON, form: 'full' },
  argTypes: {
    form: { control: 'inline-radio', options: ['full', 'short'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
  decorators: [(Story) => <div className="max-w-75">{Story()}</div>],
} satisfies Meta<typeof AddressText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups are separated by margins: selecting or copying gives the plain address. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const address = canvasElement.querySelector('[data-component="AddressText"]');
    if (!address) throw new Error('No address');
    await expect(address.textContent).toBe(TRON);
    await expect(await addressText(canvasElement).value()).toBe(TRON);
    await expect(address).toHaveAttribute('translate', 'no');
    const copied = new DataTransfer();
    address.dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }));
    await expect(copied.getData('text/plain')).toBe(TRON);
  },
};

export const Evm: Story = { args: { value: '0x52908400098527886E0F7030069857D2E4169EE7' } };

/** Shows only the ends; copying gives the full address. */
export const Short: Story = { args: { form: 'short' } };

/** The main address of a screen, with large highlighted ends. */
export const ShortLarge: Story = { args: { form: 'short', size: 'lg' } };

/** A transaction hash at 280 px, and a value too short to split. */
export const Stress: Story = {
  render: () => (
    <div className="flex max-w-60 flex-col gap-4" dir="rtl">
      <AddressText value="0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060" />
      <AddressText value="TXk9Qp" />
      <AddressText form="short" value="0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060" />
    </div>
  ),
};
