import { scenarios } from '@sarraf/fake-server';
import { amount, phone, radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { visit } from './testing/visit.tsx';

/**
 * Screens with many words in a pseudo-language: English with messages 40 % longer. `npm run test:reach` measures all stories in it; these stories are for
 * people to look at. Any other story is in it when the toolbar says so.
 */
const meta = {
  title: 'Screens/Longer words',
  tags: ['!autodocs'],
  globals: { language: 'pseudo', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    visual: { reason: 'every story is measured by test:reach; these are for people' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  ...visit('/login', scenarios.visitor),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await phone(canvasElement, 'Mobile number').type('3001234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByLabelText('6-digit code');
  },
};

export const Identity: Story = visit('/kyc', scenarios.unverified);

export const Network: Story = {
  ...visit('/dashboard', scenarios.seller),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await amount(canvasElement, 'Amount to sell').type('500');
    await radioList(canvasElement).choose(/NayaPay/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Network Selection' }));
    await canvas.findByRole('button', { name: 'Sell Now' });
  },
};

export const PaymentDetails: Story = visit('/dashboard', scenarios.resuming);

export const Profile: Story = visit('/dashboard/profile', scenarios.seller);

export const Settings: Story = visit('/dashboard/settings', scenarios.admin);
