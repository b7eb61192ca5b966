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
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** The page of this text, with one of its headings, is open and is the current one in the list of texts. */
const seesPage = async ({ canvas }: Stage, title: string, heading: string) => {
  await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
};
const follow = async ({ canvas, userEvent }: Stage, title: string) =>
  userEvent.click(await canvas.findByRole('link', { name: title }));

export const PrivacyPolicy: Story = {
  tags: ['light-phone'],
  ...visit('/legal/privacy', scenarios.visitor),
  play: async (stage) => seesPage(stage, 'Privacy Policy', '1. What we collect'),
};

/** Signed-in users may open public texts too. After a navigation between them, the heading has the focus. */
export const UserGuide: Story = {
  ...visit('/legal/terms', scenarios.seller),
  play: async (stage) => {
    await seesPage(stage, 'Terms & Conditions', '4. Transaction guidelines');
    await follow(stage, 'Security Tips');
    await expect(await stage.canvas.findByRole('heading', { name: 'Security Tips', level: 1 })).toHaveFocus();
    await follow(stage, 'User Guide');
    await seesPage(stage, 'User Guide', 'Step 3: send the USDT');
  },
};

/** A link from an order opens the question that explains its state. */
export const OneQuestion: Story = {
  ...visit('/help/faqs#payout-returned', scenarios.visitor),
  play: async (stage) => {
    const question = await stage.canvas.findByRole('heading', { name: 'The bank sent my rupees back.' });
    await expect(question).toHaveFocus();
    await expect(question).toBeVisible();
    await seesPage(stage, 'FAQs', 'The rupees are still not there.');
  },
};
