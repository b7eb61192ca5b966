import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { logoutMessages as en } from './logout.messages.en.ts';

export const logoutMessages: typeof en = {
  title: 'لاگ آؤٹ کی تصدیق',
  message: 'کیا واقعی لاگ آؤٹ کرنا ہے؟',
  confirm: common.logout,
  cancel: common.cancel,
};
