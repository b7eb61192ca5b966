import { scenarios } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

const heading =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  };

export const Home: Story = {
  ...visit('/dashboard', scenarios.seller),
  tags: ['light-phone'],
  play: heading('Home'),
};

/** A seller opens a page for administrators. */
export const NoPageFound: Story = { ...visit('/dashboard/stats', scenarios.seller), play: heading('No page found') };

export const UnknownAddress: Story = { ...visit('/nowhere', scenarios.visitor), play: heading('No page found') };

/** Waits until the text is visible: dialogs fade in. */
const seesDialogWith = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const open = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const HelpDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await open(stage, 'Help & Support');
    await seesDialogWith('Security Tips');
  },
};

export const PrivacyDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await open(stage, 'Privacy Policy');
    await seesDialogWith('Summary, dated March 15, 2024');
  },
};

export const TermsDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await open(stage, 'Terms & Conditions');
    await seesDialogWith('Summary, dated March 15, 2024');
  },
};

export const LogoutDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await stage.canvas.findByRole('heading', { name: 'Ayesha Siddiqui' });
    const [logout] = stage.canvas.getAllByRole('button', { name: 'Logout' });
    if (logout) await stage.userEvent.click(logout);
    await seesDialogWith('Are you sure you want to log out?');
  },
};

/** Escape goes back over the dialog's history entry and returns the focus. */
export const DialogClosed: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await open(stage, 'Help & Support');
    await screen.findByRole('dialog');
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByRole('button', { name: 'Help & Support' })).toHaveFocus();
  },
};
