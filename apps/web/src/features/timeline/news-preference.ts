import { definePreference } from '../../shared/preferences/define-preference.ts';

/** Whether the user wants notifications about orders on this device. */
export const orderNews = definePreference<boolean>({
  key: 'orderNews',
  parse: (stored) => stored === 'on',
  format: (wanted) => (wanted ? 'on' : 'off'),
  apply: () => {},
  prerendered: false,
});

/** Whether the browser has notifications and the user has not denied them. */
export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Whether the user has permitted notifications. */
export const isPermitted = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Whether to show notifications: wanted and permitted. */
export const mayNotify = (): boolean => orderNews.read() && isPermitted();
