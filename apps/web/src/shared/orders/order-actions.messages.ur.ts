import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { orderActionsMessages as en } from './order-actions.messages.en.ts';

export const orderActionsMessages: typeof en = {
  help: {
    support: common.support,
    ask: 'اس آرڈر میں مدد',
    email: 'ای میل',
    opensWhatsApp: common.opensWhatsApp,
    subject: common.supportText,
    text: ({ orderId, state }) => `السلام علیکم، مجھے اس آرڈر میں مدد چاہیے۔\nآرڈر ID: ${orderId}\nصورتِ حال: ${state}`,
    states: {
      sending: 'میرے USDT کا انتظار ہے',
      vanished: 'میرا ٹرانسفر اب نیٹ ورک پر نہیں ہے',
      'paid-short': 'کم USDT پہنچے ہیں',
      confirming: 'میرے USDT کی کنفرمیشن ہو رہی ہے',
      'in-review': 'جانچ میں',
      'being-paid': 'روپوں کا انتظار ہے',
      'payout-refused': 'بینک نے اکاؤنٹ قبول نہیں کیا',
      'payout-returned': 'بینک نے روپے واپس کر دیے',
      paid: 'مکمل',
      'late-transfer': 'میرے USDT آرڈر ختم ہونے کے بعد پہنچے',
      'timed-out': 'وقت ختم ہو گیا',
      cancelled: 'منسوخ',
      failed: 'ناکام',
      credited: 'والٹ میں آ گئے',
      unknown: 'ابھی معلوم نہیں',
    },
    faqs: {
      'wrong-network': 'غلط نیٹ ورک پر بھیج دیے؟',
      'transfer-gone': 'میرا ٹرانسفر کہاں گیا؟',
      'paid-short': 'کم بھیج دیے؟',
      'how-long': 'کتنی دیر لگتی ہے؟',
      'in-review': 'میرے آرڈر کی جانچ کیوں ہو رہی ہے؟',
      'payout-refused': 'بینک نے قبول کیوں نہیں کیا؟',
      'payout-returned': 'روپے واپس کیوں آئے؟',
      'not-arrived': 'روپے نہیں پہنچے؟',
      'late-transfer': 'وقت ختم ہونے کے بعد بھیجے؟',
      'timed-out': 'وقت ختم ہونے پر کیا ہوتا ہے؟',
      cancel: 'آرڈر کب منسوخ ہو سکتا ہے؟',
      'wallet-balance': 'والٹ بیلنس کس لیے ہے؟',
    },
  },
};
