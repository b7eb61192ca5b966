import { isolate } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { paymentAccountsMessages as en } from './payment-accounts.messages.en.ts';

export const paymentAccountsMessages: typeof en = {
  description: 'روپے اسی اکاؤنٹ میں آئیں گے۔ یہ اکاؤنٹ آپ کے اپنے نام پر ہونا چاہیے۔',
  close: common.close,
  added: 'اکاؤنٹ شامل ہو گیا',
  known: ({ account }) => `یہ اکاؤنٹ پہلے سے موجود ہے: ${isolate(account)}`,
  page: {
    title: common.payoutAccounts,
    description: 'فروخت کے روپے اس اکاؤنٹ میں آتے ہیں جو آپ منتخب کریں۔',
    add: 'اکاؤنٹ شامل کریں',
    loading: 'اکاؤنٹ لوڈ ہو رہے ہیں…',
    failed: {
      title: 'آپ کے اکاؤنٹ لوڈ نہیں ہو سکے',
      message: 'براہِ کرم دوبارہ کوشش کریں۔',
      retry: common.retry,
    },
    empty: {
      title: 'ابھی کوئی اکاؤنٹ نہیں',
      message: 'وہ بینک اکاؤنٹ یا والٹ شامل کریں جس میں آپ کے روپے آئیں۔ یہ آپ کے اپنے نام پر ہونا ضروری ہے۔',
    },
    notShown: common.notShown,
  },
  account: {
    default: 'پہلا انتخاب',
    holder: common.holder,
    number: common.account,
    atTheBank: common.atTheBank,
    edit: ({ account }) => `تبدیل کریں: ${isolate(account)}`,
    editShort: common.edit,
    makeDefault: ({ account }) => `پہلا بنائیں: ${isolate(account)}`,
    makeDefaultShort: 'پہلا بنائیں',
    delete: ({ account }) => `حذف کریں: ${isolate(account)}`,
    deleteShort: common.delete,
    madeDefault: ({ account }) => `اب آپ کا پہلا اکاؤنٹ ${isolate(account)} ہے`,
    defaultFailed: 'پہلا انتخاب محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  check: {
    match: 'بینک میں درج نام آپ کے تصدیق شدہ نام جیسا ہے۔',
    typed: 'آپ کا لکھا ہوا نام آپ کے تصدیق شدہ نام جیسا ہے۔ بینک نے اس کی تصدیق نہیں کی۔',
    mismatch: ({ name }) =>
      `یہ آپ کا تصدیق شدہ نام ${isolate(name)} نہیں ہے۔ بینک اکثر ایسی رقم روک لیتے ہیں یا واپس کر دیتے ہیں۔ اپنے نام کا اکاؤنٹ استعمال کریں۔`,
    unverified: 'نام چیک نہیں ہوا کیونکہ آپ کے اپنے نام کی تصدیق نہیں ہوئی۔',
    unchecked: 'اس نام کا آپ کے تصدیق شدہ نام سے موازنہ نہیں ہو سکا۔',
    warning: ({ account }) => `اکاؤنٹ ${isolate(account)} محفوظ ہو گیا ہے مگر یہ آپ کے تصدیق شدہ نام پر نہیں ہے۔`,
  },
  editing: {
    title: 'اکاؤنٹ تبدیل کریں',
    description: 'جو آرڈر آپ پہلے بنا چکے ہیں ان کی رقم پرانے اکاؤنٹ میں ہی آئے گی۔',
    saved: ({ account }) => `محفوظ: ${isolate(account)}`,
    failed: 'اکاؤنٹ محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    gone: 'یہ اکاؤنٹ کسی اور ڈیوائس پر تبدیل یا حذف ہو چکا ہے۔ فہرست میں اس کی موجودہ حالت ہے۔',
  },
  deleting: {
    title: ({ account }) => `اکاؤنٹ ${isolate(account)} حذف کریں؟`,
    message:
      'اس کے بعد آپ اسے منتخب نہیں کر سکیں گے۔ آپ کے پرانے آرڈرز میں یہ رہے گا، اور آپ اسے دوبارہ شامل کر سکتے ہیں۔',
    confirm: common.delete,
    cancel: 'اکاؤنٹ رہنے دیں',
    busy: 'حذف ہو رہا ہے...',
    done: ({ account }) => `حذف: ${isolate(account)}`,
    failed: 'اکاؤنٹ حذف نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    inUse: {
      title: 'یہ اکاؤنٹ ابھی حذف نہیں ہو سکتا',
      message: ({ order }) =>
        `آرڈر ${order} کی رقم ابھی اس میں آنی ہے۔ وہ آرڈر مکمل ہونے کے بعد آپ اسے حذف کر سکتے ہیں۔`,
      open: 'آرڈر دیکھیں',
    },
  },
};
