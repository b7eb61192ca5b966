import type { RouteId } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../shared/layout/brand.ts';

/** Messages of the app itself: start, errors, page titles. */
export const appMessages = {
  checkingLogin: 'Checking your login...',
  loadingPage: 'Loading...',
  unreachable: {
    title: `We cannot reach ${BRAND.name} right now`,
    message: 'You are still logged in. Check your connection and try again.',
  },
  /** The device has no network. */
  offline: {
    title: 'You are offline',
    message: `You are still logged in. ${BRAND.name} opens by itself once you are connected.`,
  },
  retry: common.tryAgain,
  logout: common.logout,
  /** The server replied, but not with the result of the login check. */
  unchecked: {
    title: 'Something is wrong on our side',
    message: 'You are still logged in. Please try again in a moment.',
  },
  crash: {
    title: 'This page could not be shown',
    message: 'Your orders and your money are not affected. Reload the page to go on.',
    reload: common.reload,
  },
  notFound: {
    title: 'No page found',
    message: 'There is nothing at this address.',
    home: 'Go to the home page',
  },
  /** Titles of the document. */
  pageTitles: {
    '/': 'Login',
    '/login': 'Login',
    '/kyc': 'Identity verification',
    '/userDetails': common.basicInformation,
    '/dashboard': common.home,
    '/dashboard/stats': common.platformStats,
    '/dashboard/history': common.history,
    '/dashboard/accounts': common.payoutAccounts,
    '/dashboard/statement': common.statement,
    '/dashboard/profile': common.profile,
    '/dashboard/profile/:userId': common.profile,
    '/dashboard/settings': common.appSettings,
    '/dashboard/desk': common.desk,
  } satisfies Record<RouteId, string>,
};
