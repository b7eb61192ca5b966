import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { exceptionsMessages as en } from './exceptions.messages.en.ts';

const close = 'معاملہ بند کریں';

export const exceptionsMessages: typeof en = {
  title: common.exceptions,
  open: 'باقی',
  closed: 'حل شدہ',
  which: 'ڈپازٹ کا اسٹیٹس',
  kind: desk.kind,
  kinds: {
    unmatched: 'آرڈر نہیں ملا',
    'wrong-network': 'غلط نیٹ ورک',
    'wrong-token': 'غلط ٹوکن',
    dust: 'کم از کم حد سے کم',
    dropped: 'اب نیٹ ورک پر نہیں',
    screened: 'ممنوعہ فہرست میں',
    'paid-twice': 'دوہری ادائیگی',
    'paid-after-refund': 'ری فنڈ کے بعد ادائیگی',
  },
  none: { title: 'کوئی ڈپازٹ نہیں ملا', message: 'اوپر کے فلٹر کا کوئی ڈپازٹ نہیں۔' },
  empty: { title: 'کوئی معاملہ باقی نہیں', message: 'جو ڈپازٹ کسی آرڈر کے نہ ہوں، وہ یہاں آتے ہیں۔' },
  what: {
    unmatched: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} موصول ہوئے، متعلقہ آرڈر نہیں ملا۔`,
    wrongNetwork: ({ amount, network, meant }) =>
      `نیٹ ورک ${network} پر ${amount} موصول ہوئے، مگر آرڈر ${meant} کا تھا۔`,
    wrongToken: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} موصول ہوئے: یہ ٹوکن USDT نہیں۔`,
    dust: ({ amount, network, count }) =>
      count === 1
        ? `نیٹ ورک ${network} پر ${amount} موصول ہوئے: کم از کم ڈپازٹ سے کم۔`
        : `نیٹ ورک ${network} پر ${count} ٹرانسفر میں ${amount} موصول ہوئے، ہر ایک کم از کم ڈپازٹ سے کم۔`,
    dropped: ({ amount, network }) => `نیٹ ورک ${network} پر شمار ہونے کے بعد ${amount} اب وہاں موجود نہیں۔`,
    screened: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} ممنوعہ فہرست کے ایک بھیجنے والے سے موصول ہوئے۔`,
    paidTwice: ({ rupees }) =>
      `یہ ادائیگی پہلے ہو چکی تھی، پھر سروس نے ${ltr(rupees)} اور ادا کر دیے۔ بیچنے والے کو دونوں مل گئے۔`,
    paidAfterRefund: ({ rupees }) =>
      `اس کے USDT ری فنڈ ہو چکے تھے، پھر سروس نے ${ltr(rupees)} ادا کر دیے۔ بیچنے والے کو دونوں مل گئے۔`,
    other: ({ amount, network, kind }) => `نیٹ ورک ${network} پر ${amount} موصول ہوئے (${kind})۔`,
  },
  unconfirmed: 'غیر مصدقہ',
  seen: 'موصول ہونے کی تاریخ',
  from: 'بھیجنے والا ایڈریس',
  order: 'متعلقہ آرڈر',
  owner: 'ایڈریس کا مالک',
  refund: 'ری فنڈ ٹرانزیکشن',
  resolutions: { credited: 'والٹ میں جمع', refunded: desk.refunded, ignored: desk.kept, kept: desk.kept },
  acts: {
    credit: {
      label: 'والٹ میں جمع کریں',
      title: 'کیا والٹ میں جمع کرنا ہے؟',
      message: 'یہ USDT مالک کے والٹ میں جمع ہوتے ہیں۔ مالک انہیں بیچ یا نکلوا سکتا ہے۔',
    },
    refunded: { label: 'ری فنڈ قرار دیں', title: 'یہ ڈپازٹ ری فنڈ قرار دیں', message: desk.verify },
    ignore: {
      label: 'رکھ لیں',
      title: 'کیا یہ ڈپازٹ رکھ لینا ہے؟',
      message: 'یہ ہمارے حساب میں رکھا ہوا شمار ہوتا ہے اور کسی والٹ میں نہیں جاتا۔',
    },
  },
  ignores: {
    dropped: {
      label: close,
      title: 'کیا یہ معاملہ بند کرنا ہے؟',
      message: 'جو ادائیگی اس کی وجہ سے ہولڈ پر تھی وہ بحال ہو سکتی ہے، یا اس کے USDT ری فنڈ ہو سکتے ہیں۔',
    },
    rupees: {
      label: close,
      title: 'کیا یہ طے ہو گیا؟',
      message: 'نتیجہ لکھیں: بیچنے والے نے روپے لوٹا دیے، یا رقم چھوڑ دی گئی۔ حساب میں کچھ نہیں بدلتا۔',
    },
  },
};
