import type { highContrastMessages as en } from './high-contrast.messages.en.ts';

export const highContrastMessages: typeof en = {
  label: 'زیادہ کنٹراسٹ',
  help: 'سفید پر سیاہ تحریر، گہری لکیریں اور رنگ',
};
