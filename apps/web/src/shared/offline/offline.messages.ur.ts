import type { offlineMessages as en } from './offline.messages.en.ts';

export const offlineMessages: typeof en = {
  asOf: ({ time }) => `آخری اپ ڈیٹ: ${time}`,
};
