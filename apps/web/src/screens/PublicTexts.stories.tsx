import { scenarios } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Help and legal',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const page =
  (title: string, heading: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  };

export const PrivacyPolicy: Story = {
  tags: ['light-phone'],
  ...visit('/legal/privacy', scenarios.visitor),
  play: page('Privacy Policy', '1. What we collect'),
};

/** Signed-in users may open public texts too. */
export const TermsAndConditions: Story = {
  ...visit('/legal/terms', scenarios.seller),
  play: page('Terms & Conditions', '4. Transaction guidelines'),
};

export const FrequentQuestions: Story = {
  ...visit('/help/faqs', scenarios.visitor),
  play: page('FAQs', 'The rupees are still not there.'),
};

/** A link from an order opens the question that explains its state. */
export const OneQuestion: Story = {
  ...visit('/help/faqs#payout-returned', scenarios.visitor),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('heading', { name: 'The bank sent my rupees back.' });
    await expect(question).toHaveFocus();
    await expect(question).toBeVisible();
  },
};

export const UserGuide: Story = {
  ...visit('/help/user-guide', scenarios.visitor),
  play: page('User Guide', 'Step 3: send the USDT'),
};

/** After a navigation between public texts, the heading has the focus. */
export const SecurityTips: Story = {
  ...visit('/help/faqs', scenarios.visitor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Security Tips' }));
    await expect(await canvas.findByRole('heading', { name: 'Security Tips', level: 1 })).toHaveFocus();
  },
};
