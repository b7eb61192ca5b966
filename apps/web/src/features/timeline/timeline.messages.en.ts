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
  lateNote: 'USDT that came too late are not sold. They belong to your wallet balance.',
  /** Note below the end of an order without a sale. */
  goneNote:
    'A transfer that was seen left the network again before it counted. If it comes back, it belongs to your wallet balance.',
  transferGone: common.transferGone.held,
  heldAccount:
    'The rupees did not reach your account. Choose another one; then a person checks the payment before it is sent.',
  stages: {
    'awaits-deposit': 'Waiting for your USDT',
    'time-over': 'The time is over',
    vanished: common.transferGone.title,
    late: 'USDT came after the time',
    confirming: 'The network is confirming your USDT',
    'awaits-rest': 'Waiting for the rest of your USDT',
    part: 'What arrived in time is being sold',
    'in-review': 'We are checking your transfer',
    held: 'We are checking this payment before it is sent',
    queued: 'Your rupees are waiting to be paid',
    paying: 'Your rupees are being paid',
    unclear: 'We are checking whether your rupees were paid',
    'awaits-account': 'Waiting for another account',
    'paying-again': 'Your rupees are on their way again',
    unknown: 'Your order is being worked on',
  } satisfies Record<OrderStage, string>,
  notes: {
    'awaits-deposit': 'You see here when they are seen on the network.',
    'time-over': 'We are still checking whether your USDT were sent in time.',
    vanished: 'It was seen and then left the network before it was confirmed. If it is confirmed after all, it counts.',
    part: 'The time is over. You get rupees for what is confirmed.',
    'in-review':
      'Your USDT are safe, and there is nothing for you to do. A person decides this, so we cannot say how long it takes.',
    held: 'Nothing is lost, and there is nothing for you to do. A person decides this, so we cannot say how long it takes.',
    unclear:
      'The bank has not given a clear answer. Your rupees are not lost, and you get them once. A person may have to ask the bank, so we cannot say how long it takes.',
    'awaits-account': 'The rupees did not reach your account. Choose another one, and they are paid there, once.',
  } satisfies Partial<Record<OrderStage, string>>,
  steps: {
    confirmed: 'The network confirms your USDT',
    paid: 'Your rupees go to your account',
  },
  thenPaid: 'Then your rupees go to your account',
  confirmations: ({ have, need }: { have: number; need: number }) => `${have} of ${need} confirmations`,
  rest: ({ rest }: { rest: string }) => `${rest} are still missing.`,
  networkDelayed: 'The network answers slowly at the moment. Your USDT are safe.',
  /** Durations; hours and days are at least 2. */
  durations: {
    oneMinute: '1 minute',
    minutes: ({ n }: { n: number }) => `${n} minutes`,
    hours: ({ n }: { n: number }) => `${n} hours`,
    days: ({ n }: { n: number }) => `${n} days`,
  },
  usually: ({ usual, nineTenths }: { usual: string; nineTenths: string }) =>
    `Usually about ${usual}, nine of ten within ${nineTenths}.`,
  within: ({ nineTenths }: { nineTenths: string }) => `Nine of ten payments are made within ${nineTenths}.`,
  afterwards: ({ usual, nineTenths }: { usual: string; nineTenths: string }) =>
    `Once your USDT are confirmed: usually about ${usual}, nine of ten within ${nineTenths}.`,
  afterwardsWithin: ({ nineTenths }: { nineTenths: string }) =>
    `Once your USDT are confirmed: nine of ten payments are made within ${nineTenths}.`,
  longer: ({ nineTenths }: { nineTenths: string }) =>
    `This takes longer than usual: nine of ten payments are made within ${nineTenths}. Your order is not forgotten, and you can ask support about it.`,
  paused: 'Payments are paused at the moment. Yours is made when they go on.',
  news: {
    offer: 'Tell me when something changes',
    explain: 'As a notification of this browser, while this order stays open in a tab.',
    on: 'You get a notification when something changes, while this order stays open in a tab.',
    denied: 'This browser does not allow notifications of this page. You can allow them in its settings.',
    off: 'Stop these notifications',
  },
};
