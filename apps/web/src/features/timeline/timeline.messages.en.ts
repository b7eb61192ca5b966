import { commonMessages as common } from '@sarraf/forms/common.en';
import type { OrderEventType, OrderStage } from '@sarraf/domain';

/** Messages of an order's timeline (product.md R48). */
export const timelineMessages = {
  title: 'What happens to your order',
  seller: 'What the seller sees',
  now: 'Now',
  next: 'Next step',
  loading: 'Loading what happened…',
  failed: 'What happened to this order could not be loaded.',
  retry: common.tryAgain,
  events: {
    created: 'Order placed',
    'deposit-seen': 'Your USDT were seen on the network',
    confirmed: 'Your USDT are confirmed',
    'payout-started': 'Payment of your rupees started',
    'payout-problem': 'The payment did not go through',
    completed: 'Your rupees were paid',
    returned: 'The bank sent the rupees back to us',
    cancelled: 'The order was cancelled',
    'timed-out': 'The time for this order was over',
    refunded: 'Your USDT were put into your wallet',
  } satisfies Record<OrderEventType, string>,
  /** Event of an order in which nothing was sold. */
  lateSeen: 'USDT arrived after the order had ended',
  lateNote: 'They are not sold. They go to your wallet as soon as they are confirmed.',
  stages: {
    'awaits-deposit': 'Waiting for your USDT',
    'time-over': 'The time is over',
    vanished: 'Your transfer has left the network',
    confirming: 'The network is confirming your USDT',
    'awaits-rest': 'Waiting for the rest of your USDT',
    part: 'The part that arrived is being sold',
    'in-review': 'We are checking your transfer',
    held: 'We are checking this payment before it is sent',
    queued: 'Your rupees are next to be paid',
    paying: 'Your rupees are being paid',
    'awaits-account': 'Waiting for another account',
    'paying-again': 'Your rupees are on their way again',
    unknown: 'Your order is being worked on',
  } satisfies Record<OrderStage, string>,
  notes: {
    'awaits-deposit': 'You see here when they are seen on the network.',
    'time-over': 'We are still checking whether your USDT were sent in time.',
    vanished: 'It was seen and then left the network before it was confirmed. If it is confirmed after all, it counts.',
    part: 'The time for the rest is over. You get rupees for what is confirmed.',
    'in-review':
      'Your USDT are safe, and there is nothing for you to do. A person decides this, so we cannot say how long it takes.',
    held: 'Nothing is lost, and there is nothing for you to do. A person decides this, so we cannot say how long it takes.',
    'awaits-account': 'The rupees did not reach your account. Choose another one, and they are paid there, once.',
  } satisfies Partial<Record<OrderStage, string>>,
  steps: {
    confirmed: 'The network confirms your USDT',
    paid: 'Your rupees are paid to your account',
  },
  confirmations: ({ have, need }: { have: number; need: number }) => `${have} of ${need} confirmations`,
  rest: ({ rest }: { rest: string }) => `${rest} USDT are still missing.`,
  networkDelayed: 'The network answers slowly at the moment. Your USDT are safe.',
  /** Durations; hours and days are at least 2. */
  durations: {
    oneMinute: '1 minute',
    minutes: ({ n }: { n: number }) => `${n} minutes`,
    hours: ({ n }: { n: number }) => `${n} hours`,
    days: ({ n }: { n: number }) => `${n} days`,
  },
  usually: ({ usual, nearlyAlways }: { usual: string; nearlyAlways: string }) =>
    `Usually about ${usual}, nearly always within ${nearlyAlways}.`,
  within: ({ nearlyAlways }: { nearlyAlways: string }) => `Nearly always within ${nearlyAlways}.`,
  afterwards: ({ usual, nearlyAlways }: { usual: string; nearlyAlways: string }) =>
    `Once your USDT are confirmed: usually about ${usual}, nearly always within ${nearlyAlways}.`,
  afterwardsWithin: ({ nearlyAlways }: { nearlyAlways: string }) =>
    `Once your USDT are confirmed: nearly always within ${nearlyAlways}.`,
  longer: ({ nearlyAlways }: { nearlyAlways: string }) =>
    `This takes longer than usual: nine of ten payments are made within ${nearlyAlways}. Your order is not forgotten, and you can ask support about it.`,
  paused: 'Payments are paused at the moment. Yours is made when they go on.',
  news: {
    offer: 'Tell me when something changes',
    explain: 'As a notification of this browser, while Sarraf stays open in a tab.',
    on: 'You get a notification when something changes.',
    off: 'Stop these notifications',
  },
};
