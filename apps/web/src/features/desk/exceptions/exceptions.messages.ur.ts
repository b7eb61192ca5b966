import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { exceptionsMessages as en } from './exceptions.messages.en.ts';

export const exceptionsMessages: typeof en = {
  title: common.exceptions,
  open: 'باقی',
  closed: 'فیصلہ شدہ',
  which: 'کون سے ڈپازٹ',
  kind: 'کیا ہوا',
  kinds: {
    unmatched: 'کوئی آرڈر نہیں',
    'wrong-network': 'دوسرا نیٹ ورک',
    'wrong-token': 'دوسرا ٹوکن',
    dust: 'بہت کم',
    dropped: 'غائب',
    screened: 'ممنوعہ',
    'paid-twice': 'دو بار ادا',
    'paid-after-refund': 'واپسی کے بعد ادا',
  },
  none: { title: 'ایسا کوئی نہیں', message: 'اوپر جو چنا اس کا کوئی ڈپازٹ نہیں۔' },
  empty: { title: 'کوئی فیصلہ باقی نہیں', message: 'جو ٹرانسفر کسی آرڈر کے نہ ہوں، وہ یہاں آتے ہیں۔' },
  what: {
    unmatched: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} آئے، اور کوئی آرڈر ان کا منتظر نہیں۔`,
    wrongNetwork: ({ amount, network, meant }) => `نیٹ ورک ${network} پر ${amount} آئے، مگر آرڈر ${meant} کا تھا۔`,
    wrongToken: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} آئے: یہ ٹوکن USDT نہیں۔`,
    dust: ({ amount, network, count }) =>
      count === 1
        ? `نیٹ ورک ${network} پر ${amount} آئے: کسی بھی آرڈر کے لیے بہت کم۔`
        : `نیٹ ورک ${network} پر ${count} ٹرانسفر میں ${amount} آئے، ہر ایک کسی بھی آرڈر کے لیے بہت کم۔`,
    dropped: ({ amount, network }) => `نیٹ ورک ${network} کے ${amount} شمار ہونے کے بعد غائب ہو گئے۔`,
    screened: ({ amount, network }) => `نیٹ ورک ${network} پر ${amount} ممنوعہ فہرست والے سے آئے۔`,
    paidTwice: ({ rupees }) =>
      `یہ ادائیگی کسی اور طریقے سے ہو چکی تھی، پھر سروس نے بھی ${ltr(rupees)} ادا کر دیے۔ بیچنے والے کے پاس دونوں ہیں۔`,
    paidAfterRefund: ({ rupees }) =>
      `اس کے USDT واپس ہو چکے تھے، پھر سروس نے ${ltr(rupees)} ادا کر دیے۔ بیچنے والے کے پاس دونوں ہیں۔`,
    other: ({ amount, network, kind }) => `نیٹ ورک ${network} پر ${amount} آئے (${kind})۔`,
  },
  unconfirmed: 'غیر مصدقہ',
  seen: 'کب آیا',
  from: 'بھیجنے والا',
  order: 'جس آرڈر کے لیے تھا',
  owner: 'ایڈریس کس کا ہے',
  refund: 'واپسی کی ٹرانزیکشن',
  resolutions: { credited: 'والٹ میں ڈال دیا', refunded: 'واپس بھیج دیا', ignored: 'رکھ لیا', kept: 'رکھ لیا' },
  acts: {
    credit: {
      label: 'والٹ میں ڈالیں',
      title: 'کیا والٹ میں ڈالنا ہے؟',
      message: 'یہ USDT اپنے مالک کے والٹ میں جاتے ہیں، جو انہیں بیچ یا واپس مانگ سکتا ہے۔',
    },
    refunded: {
      label: 'واپس بھیج دیا',
      title: 'کیا واپس بھیج دیا؟',
      message: 'پہلے USDT بھیجیں۔ ان کی ٹرانزیکشن نیٹ ورک پر دیکھی جاتی ہے۔',
    },
    ignore: {
      label: 'رکھ لیں',
      title: 'کیا یہ رکھ لینا ہے؟',
      message: 'یہ رکھا ہوا شمار ہوتا ہے اور کسی کو نہیں ملتا۔',
    },
  },
  ignores: {
    dropped: {
      label: 'بند کریں',
      title: 'کیا یہ غائب ہی رہا؟',
      message:
        'یہ معاملہ بند ہو جاتا ہے۔ جو ادائیگی اس کے لیے رکی تھی وہ جاری ہو سکتی ہے، یا اس کے USDT واپس دیے جا سکتے ہیں۔',
    },
    rupees: {
      label: 'بند کریں',
      title: 'کیا یہ طے ہو گیا؟',
      message: 'لکھیں کہ روپوں کا کیا ہوا: بیچنے والے نے لوٹا دیے، یا چھوڑ دیے گئے۔ حساب میں کچھ نہیں بدلتا۔',
    },
  },
};
