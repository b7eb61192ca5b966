import type { User } from '@sarraf/api-client';
import { createFakeServer, makeHistory, makeUser, scenarios, users } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { profileMessages as messages } from '../features/profile/profile.messages.en.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const OWN = '/dashboard/profile';
const of = ({ _id }: User) => `${OWN}/${_id}`;
const { figures } = messages;

/** A photo as a data URL. */
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"%3E%3Crect width="80" height="80" fill="%23c9b38c"/%3E%3Ccircle cx="40" cy="31" r="15" fill="%235b4632"/%3E%3Cpath d="M10 80c2-24 16-32 30-32s28 8 30 32" fill="%235b4632"/%3E%3C/svg%3E';

/** Server with a signed-in user and a hundred orders. */
const serverOf = (user: User) => () =>
  createFakeServer({ people: [{ user }], signedIn: user, orders: makeHistory(100) });

export const Own: Story = {
  ...visit(OWN, serverOf(makeUser({ photo: PHOTO }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
    await expect(canvas.getByText('+92 300 123 4567')).toBeVisible();
    await expect(canvas.getByText('Verified Account')).toBeVisible();
    await expect(canvas.getByText('Verified Member')).toBeVisible();
    await expect(canvas.getByText('Name Confirmed')).toBeVisible();
    await expect(await canvas.findByText('67.1%')).toBeVisible();
    await expect(canvas.getByText(messages.trust.title)).toBeVisible();
  },
};

/** Without photo and name: shows a placeholder and the default name. */
export const NoPhotoNoName: Story = {
  ...visit(OWN, serverOf(makeUser({ name: null, wallet_balance: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Anonymous User' })).toBeVisible();
    await expect(await canvas.findByText(figures.wallet)).toBeVisible();
  },
};

/** Verified, but the provider gave no name: the name is the one that the seller typed, and no badge confirms it. */
export const NameClaimed: Story = {
  ...visit(OWN, serverOf(makeUser({ nameVerified: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified Member')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(messages.loadingFigure)).not.toBeInTheDocument());
    await expect(canvas.queryByText('Name Confirmed')).not.toBeInTheDocument();
  },
};

/** Only the Verified Member badge. */
export const OneBadge: Story = {
  ...visit(OWN, serverOf(makeUser({ isKycVerified: false, nameVerified: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified Member')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(messages.loadingFigure)).not.toBeInTheDocument());
    await expect(canvas.queryByText('Verified Account')).not.toBeInTheDocument();
  },
};

/** A seller sees only a part of another user's profile (product.md S13). */
export const SomebodyElse: Story = {
  ...visit(of(users.discounted), scenarios.seller),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bilal Ahmed' })).toBeVisible();
    await expect(canvas.getByText(figures.success)).toBeVisible();
    await expect(canvas.queryByText(figures.volume)).not.toBeInTheDocument();
    await expect(canvas.queryByText(figures.wallet)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/\+92/)).not.toBeInTheDocument();
  },
};

/** An administrator follows the owner link of an order in the history; the order's dialog does not open. */
export const SeenByAdmin: Story = {
  ...visit('/dashboard/history', scenarios.admin),
  play: async ({ canvas, userEvent }) => {
    const name = 'Profile of Ayesha Siddiqui +92 300 123 4567';
    const [owner] = await canvas.findAllByRole('link', { name }, { timeout: 15_000 });
    if (owner) await userEvent.click(owner);
    await expect(await canvas.findByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
    await expect(canvas.getByText('+92 300 123 4567')).toBeVisible();
    await expect(await canvas.findByText(figures.volume)).toBeVisible();
  },
};

/** On the user's own profile, the header is shown before the profile has loaded. */
export const Loading: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getProfile: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
  },
};

export const LoadingSomebodyElse: Story = {
  ...visit(of(users.discounted), scenarios.seller, { faults: { getProfileById: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
  },
};

/** The rest of the page stays usable: on phones, Logout is here only. */
export const Failed: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getProfile: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load profile data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.failed.retry })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: messages.help })).toBeVisible();
  },
};

/** No user has this id: shows the server's message. */
export const NoSuchPerson: Story = {
  ...visit(`${OWN}/nobody`, scenarios.admin),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such user')).toBeVisible();
  },
};

/** Turned on and off again, because the preference is stored in the browser and would affect other stories. */
export const DataSaver: Story = {
  ...visit(OWN, scenarios.seller),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as it began' } },
  play: async ({ canvas, userEvent }) => {
    const saver = await canvas.findByRole('switch', { name: 'Data saver' });
    await expect(saver).toHaveAccessibleDescription('Loads only what you open, without animations');
    await userEvent.click(saver);
    await expect(saver).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-saver');
    await userEvent.click(saver);
    await expect(saver).not.toBeChecked();
    await expect(document.documentElement).not.toHaveAttribute('data-saver');
    localStorage.removeItem('dataSaver');
  },
};
