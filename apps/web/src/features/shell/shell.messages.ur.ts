import { commonMessages as common } from '@sarraf/forms/common.ur';
import { BRAND } from '../../shared/layout/brand.ts';
import { entryMessages } from './entry.messages.ur.ts';
import type { shellMessages as en } from './shell.messages.en.ts';

export const shellMessages: typeof en = {
  welcome: ({ name }) => `خوش آمدید، ${name}`,
  welcomeStranger: 'خوش آمدید',
  menu: 'مین مینو',
  nav: {
    dashboard: 'ڈیش بورڈ',
    history: common.history,
    profile: common.profile,
    settings: 'سیٹنگز',
    desk: common.desk,
    help: 'مدد',
    privacy: 'پرائیویسی',
    terms: 'شرائط',
    logout: entryMessages.logout,
  },
  waiting: ({ n }) => `${n} منتظر`,
  pauses: {
    sales: {
      title: 'فروخت فی الحال بند ہے',
      text: 'اس وقت نیا آرڈر نہیں بن سکتا۔ جو آرڈر پہلے سے کھلا ہے، اس پر بھیجے گئے USDT شمار ہوں گے۔',
    },
    payouts: {
      title: common.payoutsPaused,
      text: 'آپ کی رقم محفوظ ہے۔ جو روپے آپ کو ملنے ہیں، وہ ادائیگیاں جاری ہوتے ہی بھیج دیے جائیں گے۔',
    },
  },
  promo: {
    label: `آخر ${BRAND.name} ہی کیوں`,
    pause: 'روکیں',
    play: 'چلائیں',
    next: 'اگلا',
    role: 'کیروسل',
    slideRole: 'سلائیڈ',
    slide: ({ position, count }) => `${count} میں سے ${position}`,
    rates: { title: 'بہترین USDT ریٹ', text: 'جتنے زیادہ بیچیں، اتنی بہتر قیمت۔' },
    instant: { title: 'فوری ٹرانزیکشن', text: 'آپ کے USDT پہنچنے کے چند منٹ میں رقم آ جانی چاہیے۔' },
    support: { title: common.support, text: 'دن ہو یا رات، جواب ایک انسان دیتا ہے۔' },
  },
};
