import type { dialogRouteMessages as en } from './dialog-route.messages.en.ts';

export const dialogRouteMessages: typeof en = {
  missing: 'یہ نہیں کھل سکا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
};
