import type { toastsMessages as en } from './toasts.messages.en.ts';

export const toastsMessages: typeof en = { region: 'اطلاعات', dismiss: 'ہٹائیں' };
