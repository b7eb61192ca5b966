import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { proofMessages as en } from './proof.messages.en.ts';

export const proofMessages: typeof en = {
  open: 'ادائیگی کا ثبوت',
  title: 'ادائیگی کا ثبوت',
  description: 'آپ کے بینک کے لیے ایک صفحہ: رقم کس نے دی، کتنی دی اور کس چیز کی دی۔ یہ لاگ ان کے بغیر کھلتا ہے۔',
  close: common.close,
  making: 'لنک بن رہا ہے…',
  failed: { title: 'لنک نہیں بن سکا۔ براہِ کرم دوبارہ کوشش کریں۔', retry: common.tryAgain },
  link: 'بینک کے لیے لنک',
  validUntil: ({ date }) => `یہ لنک جس کے پاس ہو وہ ${date} تک یہ صفحہ پڑھ سکتا ہے۔ اسے صرف اپنے بینک کو دیں۔`,
  share: 'لنک شیئر کریں',
  shareFailed: 'لنک شیئر نہیں ہو سکا۔ اسے کاپی کر لیں۔',
  copy: common.copy,
  copyLink: 'لنک کاپی کریں',
  copied: common.copied,
  copyFailed: common.copyFailed,
  whatsApp: 'واٹس ایپ',
  opensWhatsApp: common.opensWhatsApp,
  whatsAppText: ({ brand, url }) => `یہ صفحہ ${brand} کا ہے اور بتاتا ہے کہ میری رقم کہاں سے آئی: ${url}`,
  view: 'صفحہ دیکھیں',
  revoke: 'لنک بند کریں',
  confirmRevoke: {
    title: 'کیا یہ لنک بند کر دیں؟',
    message:
      'اس کے بعد اس لنک سے کوئی یہ صفحہ نہیں کھول سکے گا، آپ کا بینک بھی نہیں۔ آپ کسی بھی وقت نیا لنک بنا سکتے ہیں۔',
    yes: 'بند کریں',
    no: 'رہنے دیں',
    busy: 'بند ہو رہا ہے…',
    failed: 'لنک بند نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  revoked: {
    title: 'لنک بند ہو گیا',
    detail: 'اب اس لنک سے کوئی یہ صفحہ نہیں کھول سکتا۔',
    again: 'نیا لنک بنائیں',
  },
  returned: {
    title: 'اس ادائیگی کا ثبوت نہیں بن سکتا',
    detail: 'بینک نے یہ روپے واپس کر دیے، اور لنک اب کام نہیں کرتا۔ روپے دوبارہ ادا ہونے پر آپ نیا لنک بنا سکتے ہیں۔',
  },
};
