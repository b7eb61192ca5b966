import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { sandboxMessages as en } from './sandbox.messages.en.ts';

export const sandboxMessages: typeof en = {
  name: 'آزمائشی فون',
  note: 'یہاں کوئی رقم اصلی نہیں۔',
  open: 'پیغامات دیکھیں',
  close: 'چھپائیں',
  messagesFor: ({ mobile }) => `پیغامات برائے ${ltr(mobile)}`,
  noNumber: 'موبائل نمبر لکھیں؛ اس پر بھیجے گئے پیغامات یہاں نظر آئیں گے۔',
  none: 'ابھی کوئی پیغام نہیں۔',
  failed: 'پیغامات نہیں پڑھے جا سکے۔ دوبارہ کوشش ہو رہی ہے...',
  copy: common.copy,
  copyCode: ({ code }) => `کوڈ ${code} کاپی کریں`,
  copied: common.copied,
  copyFailed: common.copyFailed,
  deposit: {
    open: 'ڈپازٹ بھیجیں',
    label: 'کتنے USDT بھیجنے ہیں',
    pay: 'ڈپازٹ بھیجیں',
    paying: 'بھیجا جا رہا ہے...',
    paid: ({ amount }) => `آزمائشی بلاک چین پر ${ltr(`${amount} USDT`)} بھیج دیے گئے۔`,
    failed: 'ڈپازٹ نہیں بھیجا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
};
