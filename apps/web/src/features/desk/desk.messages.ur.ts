import { ltr } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { deskMessages as en } from './desk.messages.en.ts';

/** In Urdu a figure with its unit is wrapped in `ltr()`, so that it keeps its order in a right-to-left line. */
export const deskMessages: typeof en = {
  tabs: {
    label: 'ڈیسک کی قطاریں',
    payouts: 'ادائیگیاں',
    exceptions: common.exceptions,
    withdrawals: common.withdrawals,
    users: common.users,
    reconciliation: common.reconciliation,
  },
  failed: { title: 'ڈیسک نہیں کھل سکا', message: 'اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔' },
  retry: common.tryAgain,
  loading: 'قطار لوڈ ہو رہی ہے…',
  older: 'مزید دکھائیں',
  notShown: common.notShown,
  all: 'سب',
  copy: { copy: common.copy, copied: common.copied, failed: common.copyFailed },
  copyWhat: ({ what }) => `کاپی کریں: ${what}`,
  unit: common.unit,
  somebody: 'کوئی ایڈمن',
  you: 'آپ',
  faster: 'کوئی اور پہلے کر چکا',
  notSaved: form.desk.failed,

  search: 'تلاش',
  sold: 'فروخت',
  seller: 'بیچنے والا',
  network: common.network,
  utr: common.utr,
  hash: common.hash,
  explorer: common.opensExplorer,
  reason: form.desk.reason,
  ourAddress: 'ہمارا ایڈریس',
  awaitingApproval: 'منظوری کا انتظار',
  requestedBy: ({ name }) => `منظوری مانگنے والے: ${name}۔ دوسرا ایڈمن یہی کر کے ہاں کہتا ہے۔`,
  notOnChain: 'نیٹ ورک پر یہ ٹرانزیکشن ابھی نظر نہیں آئی۔',
  waiting: 'منتظر',
  inProgress: 'جاری',
  claim: 'لے لیں',
  verify: 'پہلے USDT بھیجیں۔ ان کی ٹرانزیکشن نیٹ ورک پر دیکھی جاتی ہے۔',
  sentBack: 'واپس بھیج دیا',
  kept: 'رکھ لیا',

  server: {
    title: 'سرور پر ایک نظر ڈالیں',
    forwarded:
      'یہ ایک ایسی پراکسی کے پیچھے ہے جسے نہیں جانتا، اس لیے سب بیچنے والے ایک ہی ایڈریس شمار ہوتے ہیں اور ان کے کوڈ ختم ہو سکتے ہیں۔ سیٹنگ TRUSTED_PROXIES لگائیں۔',
    other: ({ name }) => `خبردار کرتا ہے: ${name}`,
    notRead: ({ network, fault }) => `نیٹ ورک ${network} نہیں پڑھا جا رہا: ${ltr(fault)}`,
  },
};
