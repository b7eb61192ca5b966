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
import { expect } from 'storybook/test';
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

interface Told {
  types: readonly string[];
  order?: Partial<Order>;
  /** Texts to find. */
  says: readonly string[];
  /** Minutes since the last event. */
  ago?: number;
  /** Texts that must not be there. */
  never?: RegExp;
}

/** Story of an order with these events. */
const told = ({ types, order = {}, says, ago = 1, never }: Told): Story => ({
  render: () => {
    const events = eventsOf(types, ago);
    const created_ts = events[0]?.at ?? FIXTURE_NOW;
    return (
      <div className="mx-auto max-w-form rounded-card border border-line bg-surface p-5">
        <OrderTimeline order={{ ...orders.inProcess, ...order, created_ts, events }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const text of says) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    if (never) await expect(canvas.queryByText(never)).not.toBeInTheDocument();
  },
});

const PROMISE = /minutes/;
const USUAL = messages.usually({ usual: '4 minutes', nineTenths: '19 minutes' });
const queued = { payoutStage: 'queued', payoutSeconds: 60 };
const paying = { payoutStage: 'paying', payoutSeconds: 180 };
const confirming = { confirmations: { have: 7, need: 19 } };
const nothing = { receivedAmount: 0, confirmations: null };

export const New = told({
  types: ['created'],
  order: { ...nothing, status: 'pending', expiresIn: 900 },
  says: [messages.stages['awaits-deposit'], messages.afterwards({ usual: '4 minutes', nineTenths: '19 minutes' })],
});
export const Confirming = told({
  types: SEEN,
  order: confirming,
  says: [messages.stages.confirming, messages.confirmations({ have: 7, need: 19 })],
});
export const NetworkDelayed = told({
  types: SEEN,
  order: { ...confirming, networkDelayed: true },
  says: [messages.networkDelayed],
});
export const Queued = told({ types: CONFIRMED, order: queued, says: [messages.stages.queued, USUAL] });
export const Paying: Story = {
  ...told({ types: STARTED, order: paying, says: [messages.stages.paying, USUAL] }),
  tags: ['light-phone'],
};
/** More time has passed than nine of ten payments need. */
export const TakesLonger = told({
  types: STARTED,
  ago: 90,
  order: { payoutStage: 'paying', payoutSeconds: 92 * 60 },
  says: [messages.longer({ nineTenths: '19 minutes' })],
});
export const Completed = told({
  types: PAID,
  order: { status: 'completed' },
  says: [messages.events.completed],
  never: PROMISE,
});
export const FromWallet = told({
  types: ['created', 'payout-started'],
  order: { ...paying, source: 'wallet', network: '', address: '' },
  says: [messages.stages.paying, USUAL],
});
/** Less than the amount due arrived, and there is time for the rest. */
export const Short = told({
  types: SEEN,
  order: { receivedAmount: 120, exception: 'under', expiresIn: 600, confirmations: null },
  says: [messages.stages['awaits-rest']],
});
export const ShortAndOver = told({
  types: SEEN,
  order: { ...confirming, receivedAmount: 120, exception: 'under' },
  says: [messages.stages.part, messages.notes.part],
});
/** The USDT came after the time, before the order had ended. */
export const LateAndOpen = told({
  types: SEEN,
  order: { status: 'pending', receivedAmount: 380, exception: 'late', confirmations: null, expiresIn: 0 },
  says: [messages.stages.late, messages.lateNote],
  never: PROMISE,
});
/** The USDT came after the order had ended. */
export const Late = told({
  types: ['created', 'timed-out', 'deposit-seen'],
  order: { status: 'timeout', exception: 'late', confirmations: null },
  says: [messages.events['timed-out'], messages.lateNote],
  never: PROMISE,
});
export const Vanished = told({
  types: SEEN,
  order: { ...nothing, status: 'pending', expiresIn: 700, transferGone: true },
  says: [messages.stages.vanished],
  never: PROMISE,
});
export const TimeOver = told({
  types: ['created'],
  order: { ...nothing, status: 'pending', expiresIn: 0 },
  says: [messages.stages['time-over']],
  never: PROMISE,
});
export const InReview = told({
  types: SEEN,
  order: { ...confirming, payoutProblem: { reason: 'in review', at: FIXTURE_NOW } },
  says: [messages.stages['in-review']],
  never: PROMISE,
});
export const Held = told({
  types: CONFIRMED,
  order: { payoutStage: 'held' },
  says: [messages.stages.held],
  never: PROMISE,
});
/** The transfer left the network after it was sold: the payout is held. */
export const HeldVanished = told({
  types: CONFIRMED,
  order: { payoutStage: 'held', transferGone: true },
  says: [messages.stages.held, messages.transferGone],
  never: PROMISE,
});
/** Nobody knows whether the bank has paid. */
export const Unclear = told({
  types: STARTED,
  order: { payoutStage: 'unclear' },
  says: [messages.stages.unclear],
  never: PROMISE,
});
export const Refused = told({
  types: [...STARTED, 'payout-problem'],
  order: { payoutProblem: { reason: 'account closed', at: FIXTURE_NOW } },
  says: [messages.events['payout-problem'], messages.stages['awaits-account']],
  never: PROMISE,
});
/** Another account is needed, and then a person decides. */
export const RefusedAndHeld = told({
  types: [...STARTED, 'payout-problem'],
  order: { payoutProblem: { reason: 'account closed', at: FIXTURE_NOW }, payoutStage: 'held' },
  says: [messages.stages['awaits-account'], messages.heldAccount],
  never: PROMISE,
});
/** The problem stays told after another account was chosen, and nothing is promised about the second payment. */
export const PaidToAnotherAccount = told({
  types: [...STARTED, 'payout-problem', 'payout-started'],
  order: { ...paying, bank_id: bankAccounts.meezan },
  says: [messages.events['payout-problem'], messages.stages.paying],
  never: PROMISE,
});
export const Returned = told({
  types: [...PAID, 'returned'],
  order: returnedOrders.waits,
  says: [messages.events.returned, messages.stages['awaits-account']],
  never: PROMISE,
});
export const PayingAgain = told({
  types: [...PAID, 'returned', 'payout-started'],
  order: returnedOrders.payingAgain,
  says: [messages.stages['paying-again']],
  never: PROMISE,
});
export const Refunded = told({
  types: [...STARTED, 'payout-problem', 'refunded'],
  order: { status: 'failed' },
  says: [messages.events.refunded],
  never: PROMISE,
});
export const Cancelled = told({
  types: ['created', 'cancelled'],
  order: { ...nothing, status: 'cancelled' },
  says: [messages.events.cancelled],
});
/** The transfer left the network, and then the time was over. */
export const TimedOutVanished = told({
  types: [...SEEN, 'timed-out'],
  order: { ...nothing, status: 'timeout', transferGone: true },
  says: [messages.events['timed-out'], messages.goneNote],
});
export const TimedOut = told({
  types: ['created', 'timed-out'],
  order: { ...nothing, status: 'timeout' },
  says: [messages.events['timed-out']],
});
export const UnknownStatus = told({
  types: SEEN,
  order: { status: 'on_hold' },
  says: [messages.stages.unknown],
  never: PROMISE,
});

/** Story of an order that is being paid, in a browser whose permission for notifications is `permission`, and `answer` once asked. */
function news(
  permission: NotificationPermission | 'missing',
  answer: NotificationPermission = permission === 'missing' ? 'denied' : permission,
): Story {
  return {
    render: () => (
      <div className="mx-auto max-w-form rounded-card border border-line bg-surface p-5">
        <OrderTimeline offersNews order={{ ...orders.inProcess, ...paying, events: eventsOf(STARTED, 1) }} />
      </div>
    ),
    beforeEach: () => {
      const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
      Reflect.deleteProperty(globalThis, 'Notification');
      const fake = {
        permission,
        requestPermission: async () => {
          Object.assign(fake, { permission: answer });
          return answer;
        },
      };
      if (permission !== 'missing')
        Object.defineProperty(globalThis, 'Notification', { value: fake, configurable: true });
      return () => {
        orderNews.choose(false);
        Reflect.deleteProperty(globalThis, 'Notification');
        if (before) Object.defineProperty(globalThis, 'Notification', before);
      };
    },
  };
}

/** Notifications are offered; nothing is asked before the button is pressed. */
export const NewsOffered: Story = {
  ...news('default', 'granted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.news.offer })).toBeVisible();
    await expect(Notification.permission).toBe('default');
  },
};
export const NewsOn: Story = {
  ...news('default', 'granted'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.news.offer }));
    await expect(await canvas.findByText(messages.news.on)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.news.off })).toHaveFocus();
  },
};
/** Denied on the question: says so, and the button keeps the focus. */
export const NewsDenied: Story = {
  ...news('default', 'denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.news.offer }));
    await expect(await canvas.findByText(messages.news.denied)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.news.offer })).toHaveFocus();
  },
};
/** A browser without notifications. */
export const NewsMissing: Story = {
  ...news('missing'),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the story Paying' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.stages.paying)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.news.offer })).not.toBeInTheDocument();
  },
};
/** The order could not be loaded: says so and offers to try again. */
export const NotLoaded: Story = {
  beforeEach: ({ msw, server }) => {
    msw.use(createFaultHandler(server, 'getOrder', FAULT_WITHOUT_MESSAGE));
  },
  render: () => (
    <div className="mx-auto max-w-form rounded-card border border-line bg-surface p-5">
      <FetchedTimeline orderId={orders.inProcess._id} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.retry })).toBeEnabled();
  },
};
