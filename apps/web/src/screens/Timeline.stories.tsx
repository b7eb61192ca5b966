import type { Order, OrderEvent } from '@sarraf/api-client';
import {
  bankAccounts,
  createFakeServer,
  createFaultHandler,
  FIXTURE_NOW,
  orders,
  returnedOrders,
  users,
} from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { orderNews } from '../features/timeline/news-preference.ts';
import { FetchedTimeline, OrderTimeline } from '../features/timeline/OrderTimeline.tsx';
import { timelineMessages as messages } from '../features/timeline/timeline.messages.en.ts';
import { FAULT_WITHOUT_MESSAGE } from './testing/sell-servers.ts';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { loadSellerMessages } from './testing/messages.ts';

/** Lets a story begin at FIXTURE_NOW, so that its moments are the same on every day. */
function atFixtureNow(story: ReturnType<typeof withFakeServer>): typeof story {
  return {
    ...story,
    beforeEach: (context) => {
      const leave = story.beforeEach(context);
      const { now } = Date;
      const beganMs = now.call(Date);
      Date.now = () => Date.parse(FIXTURE_NOW) + now.call(Date) - beganMs;
      return () => {
        Date.now = now;
        leave();
      };
    },
  };
}

const meta = {
  title: 'Screens/Timeline',
  component: OrderTimeline,
  tags: ['!autodocs'],
  loaders: [loadSellerMessages],
  parameters: { layout: 'fullscreen' },
  args: { order: orders.inProcess },
  ...atFixtureNow(withFakeServer(() => createFakeServer({ people: [{ user: users.seller }], signedIn: users.seller }))),
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** Events two minutes apart; the last one happened this many minutes before FIXTURE_NOW. */
const eventsOf = (types: readonly string[], lastMinutesAgo: number): OrderEvent[] =>
  types.map((type, index) => ({
    type,
    at: new Date(Date.parse(FIXTURE_NOW) - (lastMinutesAgo + (types.length - 1 - index) * 2) * 60_000).toISOString(),
  }));

const SEEN = ['created', 'deposit-seen'];
const CONFIRMED = [...SEEN, 'confirmed'];
const STARTED = [...CONFIRMED, 'payout-started'];
const PAID = [...STARTED, 'completed'];

/** What one timeline is about, and what it says. */
interface Told {
  types: readonly string[];
  order?: Partial<Order>;
  /** Texts to find. */
  says: readonly string[];
  /** Minutes since the last event. */
  ago?: number;
  /** Texts that must not be there. */
  never?: RegExp;
  /** Offers notifications about what happens next. */
  offersNews?: boolean;
}

/** Timelines side by side, by the name of their section. */
type Table = Readonly<Record<string, Told>>;

const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 lg:grid-cols-3 lg:items-start">{children}</div>
);

const Card = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="rounded-card border border-line bg-surface p-4">
    {children}
  </section>
);

const renderTold = (name: string, { types, order = {}, ago = 1, offersNews = false }: Told) => {
  const events = eventsOf(types, ago);
  const created_ts = events[0]?.at ?? FIXTURE_NOW;
  return (
    <Card key={name} name={name}>
      <OrderTimeline order={{ ...orders.inProcess, ...order, created_ts, events }} offersNews={offersNews} />
    </Card>
  );
};

const renderTable = (table: Table) => Object.entries(table).map(([name, row]) => renderTold(name, row));

/** The section with this name. */
const sectionOf = async ({ canvas }: Stage, name: string) => within(await canvas.findByRole('region', { name }));

/** Looks for the texts of each timeline in its section. */
async function expectTold(stage: Stage, table: Table) {
  for (const [name, { says, never }] of Object.entries(table)) {
    const section = await sectionOf(stage, name);
    for (const text of says) await expect((await section.findAllByText(text))[0], name).toBeVisible();
    if (never) await expect(section.queryByText(never), name).not.toBeInTheDocument();
  }
}

/** Story of orders with these events. */
const told = (table: Table) => ({
  render: () => <SideBySide>{renderTable(table)}</SideBySide>,
  play: (stage: Stage) => expectTold(stage, table),
});

/** Notifications of a browser: what is permitted, and what the user answers once asked. */
const notifications = {
  permission: 'default' as NotificationPermission,
  answer: 'granted' as NotificationPermission,
  requestPermission: async () => {
    notifications.permission = notifications.answer;
    return notifications.answer;
  },
};

/** Replaces the notifications of the browser, by none if there is no fake, until the story ends. */
function fakeNotification(fake?: typeof notifications) {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  Reflect.deleteProperty(globalThis, 'Notification');
  if (fake) Object.defineProperty(globalThis, 'Notification', { value: fake, configurable: true });
  return () => {
    orderNews.choose(false);
    Reflect.deleteProperty(globalThis, 'Notification');
    if (before) Object.defineProperty(globalThis, 'Notification', before);
  };
}

const PROMISE = /minutes/;
const USUAL = messages.usually({ usual: '4 minutes', nineTenths: '19 minutes' });
const queued = { payoutStage: 'queued', payoutSeconds: 60 };
const paying = { payoutStage: 'paying', payoutSeconds: 180 };
const confirming = { confirmations: { have: 7, need: 19 } };
const nothing = { receivedAmount: 0, confirmations: null };

const ON_THE_WAY: Table = {
  Paying: { types: STARTED, order: paying, says: [messages.stages.paying, USUAL], offersNews: true },
  // More time has passed than nine of ten payments need.
  'Takes longer': {
    types: STARTED,
    ago: 90,
    order: { payoutStage: 'paying', payoutSeconds: 92 * 60 },
    says: [messages.longer({ nineTenths: '19 minutes' })],
  },
  'In review': {
    types: SEEN,
    order: { ...confirming, payoutProblem: { reason: 'in review', at: FIXTURE_NOW } },
    says: [messages.stages['in-review']],
    never: PROMISE,
  },
  // Nobody knows whether the bank has paid.
  Unclear: { types: STARTED, order: { payoutStage: 'unclear' }, says: [messages.stages.unclear], never: PROMISE },
};

/** Rupees that are on the way, in a browser without notifications: none are offered. */
export const Paying: Story = {
  ...told(ON_THE_WAY),
  tags: ['light-phone'],
  beforeEach: () => fakeNotification(),
  play: async (stage) => {
    await expectTold(stage, ON_THE_WAY);
    await expect(stage.canvas.queryByRole('button', { name: messages.news.offer })).not.toBeInTheDocument();
  },
};

/** Orders whose deposit is to come, is too small or is being confirmed. */
export const New: Story = told({
  New: {
    types: ['created'],
    order: { ...nothing, status: 'pending', expiresIn: 900 },
    says: [messages.stages['awaits-deposit'], messages.afterwards({ usual: '4 minutes', nineTenths: '19 minutes' })],
  },
  Confirming: {
    types: SEEN,
    order: confirming,
    says: [messages.stages.confirming, messages.confirmations({ have: 7, need: 19 })],
  },
  'Network delayed': {
    types: SEEN,
    order: { ...confirming, networkDelayed: true },
    says: [messages.networkDelayed],
  },
  // Less than the amount due arrived, and there is time for the rest.
  Short: {
    types: SEEN,
    order: { receivedAmount: 120, exception: 'under', expiresIn: 600, confirmations: null },
    says: [messages.stages['awaits-rest']],
  },
  'Short and over': {
    types: SEEN,
    order: { ...confirming, receivedAmount: 120, exception: 'under' },
    says: [messages.stages.part, messages.notes.part],
  },
});

/** Orders whose time is over, or whose transfer came late or left the network, and one of a status that this build does not know. */
export const Late: Story = told({
  // The USDT came after the order had ended.
  Late: {
    types: ['created', 'timed-out', 'deposit-seen'],
    order: { status: 'timeout', exception: 'late', confirmations: null },
    says: [messages.events['timed-out'], messages.lateNote],
    never: PROMISE,
  },
  // The USDT came after the time, before the order had ended.
  'Late and open': {
    types: SEEN,
    order: { status: 'pending', receivedAmount: 380, exception: 'late', confirmations: null, expiresIn: 0 },
    says: [messages.stages.late, messages.lateNote],
    never: PROMISE,
  },
  Vanished: {
    types: SEEN,
    order: { ...nothing, status: 'pending', expiresIn: 700, transferGone: true },
    says: [messages.stages.vanished],
    never: PROMISE,
  },
  // The transfer left the network, and then the time was over.
  'Timed out, vanished': {
    types: [...SEEN, 'timed-out'],
    order: { ...nothing, status: 'timeout', transferGone: true },
    says: [messages.events['timed-out'], messages.goneNote],
  },
  'Time over': {
    types: ['created'],
    order: { ...nothing, status: 'pending', expiresIn: 0 },
    says: [messages.stages['time-over']],
    never: PROMISE,
  },
  'Timed out': {
    types: ['created', 'timed-out'],
    order: { ...nothing, status: 'timeout' },
    says: [messages.events['timed-out']],
  },
  'Unknown status': { types: SEEN, order: { status: 'on_hold' }, says: [messages.stages.unknown], never: PROMISE },
});

/** Payouts that the bank refused. */
export const Refused: Story = told({
  Refused: {
    types: [...STARTED, 'payout-problem'],
    order: { payoutProblem: { reason: 'account closed', at: FIXTURE_NOW } },
    says: [messages.events['payout-problem'], messages.stages['awaits-account']],
    never: PROMISE,
  },
  Refunded: {
    types: [...STARTED, 'payout-problem', 'refunded'],
    order: { status: 'failed' },
    says: [messages.events.refunded],
    never: PROMISE,
  },
  // The problem stays told after another account was chosen, and nothing is promised about the second payment.
  'Paid to another account': {
    types: [...STARTED, 'payout-problem', 'payout-started'],
    order: { ...paying, bank_id: bankAccounts.meezan },
    says: [messages.events['payout-problem'], messages.stages.paying],
    never: PROMISE,
  },
  // Another account is needed, and then a person decides.
  'Refused and held': {
    types: [...STARTED, 'payout-problem'],
    order: { payoutProblem: { reason: 'account closed', at: FIXTURE_NOW }, payoutStage: 'held' },
    says: [messages.stages['awaits-account'], messages.heldAccount],
    never: PROMISE,
  },
});

/** Rupees that came back, and payouts that are held. */
export const Returned: Story = told({
  Returned: {
    types: [...PAID, 'returned'],
    order: returnedOrders.waits,
    says: [messages.events.returned, messages.stages['awaits-account']],
    never: PROMISE,
  },
  'Paying again': {
    types: [...PAID, 'returned', 'payout-started'],
    order: returnedOrders.payingAgain,
    says: [messages.stages['paying-again']],
    never: PROMISE,
  },
  Held: { types: CONFIRMED, order: { payoutStage: 'held' }, says: [messages.stages.held], never: PROMISE },
  // The transfer left the network after it was sold: the payout is held.
  'Held, vanished': {
    types: CONFIRMED,
    order: { payoutStage: 'held', transferGone: true },
    says: [messages.stages.held, messages.transferGone],
    never: PROMISE,
  },
});

const WITH_NEWS: Table = {
  'From wallet': {
    types: ['created', 'payout-started'],
    order: { ...paying, source: 'wallet', network: '', address: '' },
    says: [messages.stages.paying, USUAL],
    offersNews: true,
  },
  Queued: { types: CONFIRMED, order: queued, says: [messages.stages.queued, USUAL], offersNews: true },
  Completed: {
    types: PAID,
    order: { status: 'completed' },
    says: [messages.events.completed],
    never: PROMISE,
    offersNews: true,
  },
  Cancelled: {
    types: ['created', 'cancelled'],
    order: { ...nothing, status: 'cancelled' },
    says: [messages.events.cancelled],
    offersNews: true,
  },
};

/**
 * Notifications are offered while something happens next; nothing is asked before the button is pressed. Pressed, they are on and can be switched off.
 * Denied on the question: says so, and the button keeps the focus. An order that could not be loaded says so and offers to try again.
 */
export const NewsDenied: Story = {
  beforeEach: ({ msw, server }) => {
    msw.use(createFaultHandler(server, 'getOrder', FAULT_WITHOUT_MESSAGE));
    Object.assign(notifications, { permission: 'default', answer: 'granted' });
    return fakeNotification(notifications);
  },
  render: () => (
    <SideBySide>
      {renderTable(WITH_NEWS)}
      <Card name="Not loaded">
        <FetchedTimeline orderId={orders.inProcess._id} />
      </Card>
    </SideBySide>
  ),
  play: async (stage) => {
    const { userEvent } = stage;
    await expectTold(stage, WITH_NEWS);
    const offer = { name: messages.news.offer };
    for (const name of ['Completed', 'Cancelled']) {
      const over = await sectionOf(stage, name);
      await expect(over.queryByRole('button', offer), name).not.toBeInTheDocument();
    }
    const notLoaded = await sectionOf(stage, 'Not loaded');
    await expect(await notLoaded.findByText(messages.failed)).toBeVisible();
    await expect(notLoaded.getByRole('button', { name: messages.retry })).toBeEnabled();

    const section = await sectionOf(stage, 'From wallet');
    await expect(await section.findByRole('button', offer)).toBeVisible();
    await expect(Notification.permission).toBe('default');
    await userEvent.click(section.getByRole('button', offer));
    await expect(await section.findByText(messages.news.on)).toBeVisible();
    await expect(section.getByRole('button', { name: messages.news.off })).toHaveFocus();

    await userEvent.click(section.getByRole('button', { name: messages.news.off }));
    notifications.answer = 'denied';
    await userEvent.click(await section.findByRole('button', offer));
    await expect(await section.findByText(messages.news.denied)).toBeVisible();
    await expect(section.getByRole('button', offer)).toHaveFocus();
  },
};
