import type { RouteId } from '@sarraf/domain';
import { BRAND } from '../../shared/brand/index.ts';

/** Words of the frame around the pages. */
export const shellMessages = {
  welcome: (name: string) => `Welcome, ${name}`,
  /** A user without a name is still welcome. */
  welcomeStranger: 'Welcome',
  /** Header titles by path; every other path has the generic one (spec §2). */
  titles: {
    '/dashboard': 'Home',
    '/dashboard/history': 'History',
    '/dashboard/profile': 'Profile',
    '/dashboard/profile/:userId': 'Profile',
    '/dashboard/settings': 'App Settings',
  } satisfies Partial<Record<RouteId, string>> as Partial<Record<RouteId, string>>,
  genericTitle: BRAND.title,
  menu: 'Main menu',
  nav: {
    dashboard: 'Dashboard',
    history: 'History',
    profile: 'Profile',
    settings: 'Settings',
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms',
    logout: 'Logout',
  },
  darkTheme: 'Dark theme',
  offline: 'You are offline. What you typed stays here, and an order in progress keeps its time.',
  newBuild: {
    title: 'A newer version is ready',
    message:
      'Part of this page is missing until you reload. What you have typed here will be cleared; orders are not affected.',
    reload: 'Reload the page',
  },
  promo: {
    label: `Why ${BRAND.name}`,
    pause: 'Pause',
    play: 'Play',
    next: 'Next',
    slide: (position: number, count: number) => `${position} of ${count}`,
    rates: { title: 'Best USDT rates', text: 'The more you sell, the better the price.' },
    instant: { title: 'Instant transactions', text: 'Funds should reflect within few minutes of your deposit.' },
    support: { title: '24/7 support', text: 'A person answers, day and night.' },
  },
  logout: {
    title: 'Confirm Logout',
    message: 'Are you sure you want to log out?',
    confirm: 'Logout',
    cancel: 'Cancel',
  },
  entry: {
    headline: 'Sell USDT. Receive rupees.',
    lead: 'You send the coins, we send the rupees, and every figure is on the slip before you agree to it.',
    facts: {
      send: ['You send', 'USDT from any wallet'],
      receive: ['You receive', 'Rupees at the price you saw'],
      account: ['Paid into', 'Your bank or mobile wallet'],
    },
    times: {
      wallets: ['Funds reflect', 'within few minutes'],
      banks: ['Bank transfers', 'up to 2 hours'],
      support: ['Support', '24/7'],
    },
    trust: 'Trusted by over 10,000 sellers',
    help: 'Help 24/7',
  },
} as const;
