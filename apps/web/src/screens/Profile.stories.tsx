import type { User } from '@sarraf/api-client';
import {
  createFakeServer,
  createFaultHandler,
  makeHistory,
  makeOrder,
  makeUser,
  profileStats,
  scenarios,
  users,
} from '@sarraf/fake-server';
import { useMessages } from '@sarraf/forms/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Figures } from '../features/profile/Figures.tsx';
import { Person } from '../features/profile/Person.tsx';
import { figuresOf, personView } from '../features/profile/profile-view.ts';
import { profileMessages as messages } from '../features/profile/profile.messages.en.ts';
import { profileMessages } from '../features/profile/profile.messages.ts';
import { walletMessages } from '../features/wallet/wallet.messages.en.ts';
import { loadSellerMessages } from './testing/messages.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

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

/** Header and figures of a profile, in the language of the page. */
function ProfileOf({ user }: { user: User }) {
  useMessages(profileMessages);
  return (
    <>
      <Person person={personView(user)} />
      <Figures figures={figuresOf(user, profileStats)} />
    </>
  );
}

/** Profiles of users about whom less is known. */
const KNOWN_LESS = {
  // Shows a placeholder and the default name.
  'Without photo and name': makeUser({ name: null, wallet_balance: 0 }),
  // Verified, but the provider gave no name: the name is the one that the seller typed, and no badge confirms it.
  'Name claimed': makeUser({ nameVerified: false }),
  'Only the Verified Member badge': makeUser({ isKycVerified: false, nameVerified: false }),
};

/** Users without photo and name, without a confirmed name, and with one badge. */
export const KnownLess: Story = {
  loaders: [loadSellerMessages],
  render: () => (
    <div className="flex flex-col gap-10 p-5">
      {Object.entries(KNOWN_LESS).map(([label, user]) => (
        <section key={label} aria-label={label} className="flex flex-col gap-5">
          <ProfileOf user={user} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const section = async (label: keyof typeof KNOWN_LESS) =>
      within(await canvas.findByRole('region', { name: label }));

    const unnamed = await section('Without photo and name');
    await expect(unnamed.getByRole('heading', { name: 'Anonymous User' })).toBeVisible();
    await expect(unnamed.getByText(figures.wallet)).toBeVisible();

    const claimed = await section('Name claimed');
    await expect(claimed.getByText('Verified Member')).toBeVisible();
    await expect(claimed.queryByText('Name Confirmed')).not.toBeInTheDocument();

    const member = await section('Only the Verified Member badge');
    await expect(member.getByText('Verified Member')).toBeVisible();
    await expect(member.queryByText('Verified Account')).not.toBeInTheDocument();
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

const orderMessages = { name: messages.orderMessages.label };
const toHistory = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('link', { name: 'History' }));
/** Follows the first owner link of this name in the history. */
const toOwner = async ({ canvas, userEvent }: Stage, name: string) => {
  const [owner] = await canvas.findAllByRole('link', { name: `Profile of ${name}` }, { timeout: 15_000 });
  if (owner) await userEvent.click(owner);
};
const AYESHA = 'Ayesha Siddiqui +92 300 123 4567';
/** Owner of an order whom the server does not know. */
const gone = { _id: '665f1b2c9d3e4a0012ab0099', name: 'Sana Tariq', mobile: '+923335550000' };

/**
 * An administrator's own profile, without the switch of the messages about orders, because administrators do not sell; then those behind the owner links
 * of the history, whose dialogs do not open: of a user whom the server does not know, with its message, and of a seller.
 */
export const SeenByAdmin: Story = {
  ...visit(OWN, () => {
    const server = scenarios.admin();
    server.orders.push(makeOrder({ status: 'completed', user_id: gone }));
    return server;
  }),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByRole('heading', { name: 'Fatima Noor' })).toBeVisible();
    await expect(canvas.queryByRole('switch', orderMessages)).not.toBeInTheDocument();

    await toHistory(stage);
    await toOwner(stage, 'Sana Tariq +92 333 555 0000');
    await expect(await canvas.findByText('No such user')).toBeVisible();

    await toHistory(stage);
    await toOwner(stage, AYESHA);
    await expect(await canvas.findByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
    await expect(canvas.getByText('+92 300 123 4567')).toBeVisible();
    await expect(await canvas.findByText(figures.volume)).toBeVisible();
  },
};

/** On the user's own profile, the header is shown before the profile has loaded; on that of somebody else it is a skeleton. */
export const LoadingSomebodyElse: Story = {
  ...visit(OWN, scenarios.admin, { faults: { getProfile: 'hang', getProfileById: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Fatima Noor' })).toBeVisible();
    await toHistory(stage);
    await toOwner(stage, AYESHA);
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
  },
};

/** Profile and wallet could not be loaded. The rest of the page stays usable: on phones, Logout is here only. */
export const Failed: Story = {
  ...visit(OWN, scenarios.seller, { faults: { getProfile: '500-html', getWallet: '500-html' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load profile data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.failed.retry })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: messages.help })).toBeVisible();
    await expect(await canvas.findByText(walletMessages.failed.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: walletMessages.failed.retry })).toBeEnabled();
  },
};

/** While it is saved, the switch shows the new state and ignores further clicks. The other switches are turned on and off again, because their preferences are stored in the browser and would affect other stories. */
export const OrderMessagesSaving: Story = {
  ...visit(OWN, scenarios.seller, { faults: { updateNotifications: 'hang' } }),
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

    const contrast = canvas.getByRole('switch', { name: 'High contrast' });
    await userEvent.click(contrast);
    await expect(contrast).toBeChecked();
    await expect(document.documentElement).toHaveClass('high-contrast');
    await userEvent.click(contrast);
    await expect(contrast).not.toBeChecked();
    await expect(document.documentElement).not.toHaveClass('high-contrast');
    localStorage.removeItem('theme');

    const row = canvas.getByRole('switch', orderMessages);
    await userEvent.dblClick(row);
    await expect(row).not.toBeChecked();
    await expect(row).toHaveAttribute('aria-busy', 'true');
  },
};

/** The switch is saved at once, and the server keeps it. If that fails it goes back to the old state and says so. */
export const OrderMessagesFailed: Story = {
  ...visit(OWN, scenarios.seller),
  play: async ({ canvas, userEvent, server, msw }) => {
    const row = await canvas.findByRole('switch', orderMessages);
    await expect(row).toBeChecked();
    await expect(row).toHaveAccessibleDescription(messages.orderMessages.help);
    for (const isOn of [false, true]) {
      await userEvent.click(row);
      await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'));
      await expect(row).toHaveAttribute('aria-checked', `${isOn}`);
      await expect(server.people.get(users.seller._id ?? '')?.user.orderMessages).toBe(isOn);
    }

    msw.use(createFaultHandler(server, 'updateNotifications', '500-html'));
    await userEvent.click(row);
    await expect(await canvas.findByText(messages.orderMessages.failed)).toBeVisible();
    await expect(row).toBeChecked();
    await expect(row).toHaveFocus();
  },
};
