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
  tags: ['light-phone'],
  ...visit(OWN, serverOf(makeUser({ photo: PHOTO }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
    await expect(canvas.getByText('+92 300 123 4567')).toBeVisible();
    await expect(canvas.getByText('Verified Account')).toBeVisible();
    await expect(canvas.getByText('Verified Member')).toBeVisible();
    await expect(canvas.getByText('Name Confirmed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.accounts })).toHaveAttribute('href', '/dashboard/accounts');
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

const orderMessages = { name: messages.orderMessages.label };

/** The switch is saved at once, and the server keeps it. */
export const OrderMessagesOff: Story = {
  ...visit(OWN, scenarios.seller),
  play: async ({ canvas, userEvent, server }) => {
    const row = await canvas.findByRole('switch', orderMessages);
    await expect(row).toBeChecked();
    await expect(row).toHaveAccessibleDescription(messages.orderMessages.help);
    await userEvent.click(row);
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
    await expect(row).not.toBeChecked();
    await expect(server.people.get(users.seller._id ?? '')?.user.orderMessages).toBe(false);
  },
};

/** While it is saved, the switch shows the new state and ignores further clicks. */
export const OrderMessagesSaving: Story = {
  ...visit(OWN, scenarios.seller, { faults: { updateNotifications: 'hang' } }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('switch', orderMessages);
    await userEvent.dblClick(row);
    await expect(row).not.toBeChecked();
    await expect(row).toHaveAttribute('aria-busy', 'true');
  },
};

/** The switch goes back to the old state and says so. */
export const OrderMessagesFailed: Story = {
  ...visit(OWN, scenarios.seller, { faults: { updateNotifications: '500-html' } }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('switch', orderMessages);
    await userEvent.click(row);
    await expect(await canvas.findByText(messages.orderMessages.failed)).toBeVisible();
    await expect(row).toBeChecked();
    await expect(row).toHaveFocus();
  },
};

/** Administrators do not sell, so they get no such messages. */
export const OwnAsAdmin: Story = {
  ...visit(OWN, scenarios.admin),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the profile of other stories' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fatima Noor' })).toBeVisible();
    await expect(canvas.queryByRole('switch', orderMessages)).not.toBeInTheDocument();
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

/** Turned on and off again, as the data saver. */
export const HighContrast: Story = {
  ...visit(OWN, scenarios.seller),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'ends as it began' } },
  play: async ({ canvas, userEvent }) => {
    const contrast = await canvas.findByRole('switch', { name: 'High contrast' });
    await userEvent.click(contrast);
    await expect(contrast).toBeChecked();
    await expect(document.documentElement).toHaveClass('high-contrast');
    await userEvent.click(contrast);
    await expect(contrast).not.toBeChecked();
    await expect(document.documentElement).not.toHaveClass('high-contrast');
    localStorage.removeItem('theme');
  },
};
