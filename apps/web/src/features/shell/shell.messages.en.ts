import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../../shared/layout/brand.ts';
import { entryMessages } from './entry.messages.en.ts';

/** Words of the frame around the dashboard's pages. */
export const shellMessages = {
  welcome: ({ name }: { name: string }) => `Welcome, ${name}`,
  /** A user without a name is still welcome. */
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
  /** Beside Desk, how much of its work is there. */
  waiting: ({ n }: { n: number }) => `${n} waiting`,
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
