import { isolate, ltr } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { deskMessages as en } from './desk.messages.en.ts';

export const deskMessages: typeof en = {
  tabs: {
    label: 'ڈیسک کے حصے',
    payouts: 'ادائیگیاں',
    exceptions: common.exceptions,
    withdrawals: common.withdrawals,
    users: common.users,
    reconciliation: common.reconciliation,
    operations: 'سرور کی حالت',
  },
  failed: { title: 'ڈیسک لوڈ نہیں ہو سکا', message: 'اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔' },
  retry: common.tryAgain,
  loading: 'قطار لوڈ ہو رہی ہے…',
  older: 'مزید دکھائیں',
  notShown: common.notShown,
  all: 'سب',
  copy: { copy: common.copy, copied: common.copied, failed: common.copyFailed },
  copyWhat: ({ what }) => `کاپی کریں: ${what}`,
  unit: common.unit,
  total: 'مجموعی',
  queue: 'قطار',
  kind: 'قسم',
  somebody: 'کوئی ایڈمن',
  you: 'آپ',
  faster: 'کوئی اور ایڈمن پہلے کر چکا',
  notSaved: form.desk.failed,

  search: 'تلاش',
  sold: common.usdtSold,
  network: common.network,
  utr: common.utr,
  hash: common.hash,
  explorer: common.opensExplorer,
  reason: form.desk.reason,
  ourAddress: 'ڈپازٹ ایڈریس',
  inProgress: 'جاری',
  awaitingApproval: 'منظوری کا انتظار',
  requestedBy: ({ name }) => `منظوری کی درخواست: ${isolate(name)}۔ دوسرا ایڈمن یہی کارروائی دہرا کر منظوری دیتا ہے۔`,
  notOnChain: 'یہ ٹرانزیکشن ابھی نیٹ ورک پر نہیں آئی۔',
  claim: 'ذمے لیں',
  verify: 'پہلے USDT بھیجیں۔ ٹرانزیکشن نیٹ ورک پر چیک ہوتی ہے۔',
  refunded: 'ری فنڈ شدہ',
  kept: 'رکھ لیا',

  pauses: {
    sales: { title: 'فروخت روک دی گئی ہے', text: 'کوئی نیا آرڈر نہیں بن سکتا۔' },
    payouts: {
      title: common.payoutsPaused,
      text: 'کوئی نئی ادائیگی شروع نہیں ہوتی: نہ ذمے لی جا سکتی ہے، نہ منظور یا ایکسپورٹ۔ جو ذمے لی جا چکی ہے، اسے ادا یا ناکام قرار دیا یا چھوڑا جا سکتا ہے۔',
    },
    settings: 'سیٹنگز کھولیں',
  },
  server: {
    title: 'سرور پر توجہ درکار ہے',
    forwarded:
      'سرور ایسی پراکسی کے پیچھے ہے جو سیٹ نہیں کی گئی۔ سب بیچنے والے ایک ہی IP ایڈریس شمار ہوتے ہیں، اس لیے کوڈ بھیجنے کی حد پوری ہو سکتی ہے۔ سیٹنگ TRUSTED_PROXIES لگائیں۔',
    other: ({ name }) => `انتباہ: ${name}`,
    notRead: ({ network, fault }) => `نیٹ ورک ${network} کی نگرانی نہیں ہو رہی: ${ltr(fault)}`,
  },
};
