import { scenarios, type FakeServer } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { helpAndLegalMessages } from '../features/help-and-legal/help-and-legal.messages.en.ts';
import { SETTINGS } from './testing/settings-acts.ts';
import { STATS } from './testing/statistics.ts';
import { visit } from './testing/visit.tsx';
import { WholeApp } from './testing/WholeApp.tsx';

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

const ADMIN_PAGES = ['/dashboard/stats', SETTINGS];

/** The app at one page for administrators after the other. */
function AdminPages({ server }: { server: FakeServer }) {
  const [[page = '', ...rest], setPages] = useState(ADMIN_PAGES);
  return (
    <>
      {rest.length > 0 && (
        <button type="button" onClick={() => setPages(rest)}>
          Next page
        </button>
      )}
      <WholeApp key={page} server={server} path={page} />
    </>
  );
}

const asked: string[] = [];
const notes = [STATS, '*/api/settings'].map((url) => http.get(url, ({ request }) => void asked.push(request.url)));

/** A seller opens the pages for administrators: nothing is requested for them. */
export const NoPageFound: Story = {
  ...visit(
    '',
    () => {
      asked.length = 0;
      return scenarios.seller();
    },
    { handlers: notes },
  ),
  render: (_, { server }) => <AdminPages server={server} />,
  play: async ({ canvas, userEvent }) => {
    for (const page of ADMIN_PAGES) {
      await expect(await canvas.findByRole('heading', { name: 'No page found' }), page).toBeVisible();
      await expect(asked, page).toEqual([]);
      const next = canvas.queryByRole('button', { name: 'Next page' });
      if (next) await userEvent.click(next);
    }
  },
};

export const UnknownAddress: Story = { ...visit('/nowhere', scenarios.visitor), play: heading('No page found') };

/** Waits until the text is visible: dialogs fade in. */
const seesDialogWith = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const open = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const close = async ({ userEvent }: Stage) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

/** Escape goes back over the dialog's history entry and returns the focus. */
export const HelpDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    await open(stage, 'Help & Support');
    await seesDialogWith('Security Tips');
    await close(stage);
    await expect(stage.canvas.getByRole('button', { name: 'Help & Support' })).toHaveFocus();
    await open(stage, 'Help & Support');
    await seesDialogWith('Security Tips');
  },
};

/** Summaries of the legal texts. */
export const TermsDialog: Story = {
  ...visit('/dashboard/profile', scenarios.seller),
  play: async (stage) => {
    const { privacy, terms } = helpAndLegalMessages;
    for (const { title, sections } of [privacy, terms]) {
      await close(stage);
      await open(stage, title);
      await seesDialogWith('Summary, dated March 15, 2024');
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      for (const { heading: section } of sections) await expect(dialog.getByText(section), title).toBeVisible();
    }
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
