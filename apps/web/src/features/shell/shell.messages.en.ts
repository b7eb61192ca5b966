import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../../shared/layout/brand.ts';
import { entryMessages } from './entry.messages.en.ts';

/** Messages of the dashboard's frame. */
export const shellMessages = {
  welcome: ({ name }: { name: string }) => `Welcome, ${name}`,
  /** Greeting for a user without a name. */
  welcomeStranger: 'Welcome',
  menu: 'Main menu',
  nav: {
    dashboard: 'Dashboard',
    history: common.history,
    profile: common.profile,
    settings: 'Settings',
    desk: common.desk,
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms',
    logout: entryMessages.logout,
  },
  /** Badge of the menu item *Desk*: number of waiting items. */
  waiting: ({ n }: { n: number }) => `${n} waiting`,
  pauses: {
    sales: {
      title: 'Selling is paused',
      text: 'No new order can be made at the moment. An order that is already open still counts when you pay it.',
    },
    payouts: {
      title: common.payoutsPaused,
      text: 'Your money is safe. Rupees that are due to you are sent as soon as payouts resume.',
    },
  },
  promo: {
    label: `Why ${BRAND.name}`,
    pause: 'Pause',
    play: 'Play',
    next: 'Next',
    role: 'carousel',
    slideRole: 'slide',
    slide: ({ position, count }: { position: number; count: number }) => `${position} of ${count}`,
    rates: { title: 'Best USDT rates', text: 'The more you sell, the better the price.' },
    instant: { title: 'Instant transactions', text: 'Funds should reflect within few minutes of your deposit.' },
    support: { title: common.support, text: 'A person answers, day and night.' },
  },
};
