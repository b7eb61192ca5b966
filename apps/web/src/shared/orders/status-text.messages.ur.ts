import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { statusTextMessages as en } from './status-text.messages.en.ts';

const orders: (typeof en)['orders'] = {
  pending: 'زیرِ التوا',
  in_process: 'جاری',
  completed: 'مکمل',
  success: 'کامیاب',
  cancelled: 'منسوخ',
  timeout: 'وقت ختم',
  failed: common.failed,
};

export const statusTextMessages: typeof en = {
  orders,
  transfers: orders,
  actions: { sell: 'فروخت', receive: 'وصولی' },
  activities: { ...orders, received: 'موصول' },
};
