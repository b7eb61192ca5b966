import { commonMessages as common } from '@sarraf/forms/common.ur';
import { BRAND } from '../../shared/layout/brand.ts';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.ur.ts';
import type { helpAndLegalMessages as en } from './help-and-legal.messages.en.ts';

const support: (typeof en)['support'] = {
  title: common.help,
  description: 'ہم 24/7 آپ کی مدد کے لیے موجود ہیں۔ سوال کسی آرڈر کے بارے میں ہو تو آرڈر ID بھی بتائیں۔',
  whatsApp: 'بات کریں WhatsApp پر',
  email: 'ای میل لکھیں',
  newTab: publicTextMessages.newTab,
  sections: [
    {
      heading: publicTextMessages.titles.faqs,
      points: [
        'کتنا وقت لگتا ہے؟ رقم چند منٹ میں آ جانی چاہیے۔ بینک ٹرانسفر میں 2 گھنٹے تک لگ سکتے ہیں۔',
        'کیا 24 گھنٹے بعد بھی روپے نہیں آئے؟ آرڈر ID کے ساتھ سپورٹ سے رابطہ کریں؛ بھیجے گئے تمام USDT کا ریکارڈ موجود ہوتا ہے۔',
        'وقت ختم ہونے کے بعد USDT بھیجے؟ جو ٹرانسفر بھیجا جا چکا ہے، اس پر ہماری نظر رہتی ہے۔ آرڈر ID کے ساتھ سپورٹ سے رابطہ کریں۔',
      ],
      more: { page: 'faqs', label: 'تمام عام سوالات' },
    },
    {
      heading: publicTextMessages.titles.guide,
      points: [
        'لکھیں کہ کتنے USDT بیچنے ہیں، اور وہ اکاؤنٹ منتخب کریں جس میں روپے آئیں۔',
        'نیٹ ورک منتخب کریں۔ آپ کے والٹ سے بھی بالکل اسی نیٹ ورک پر بھیجنا ہے۔',
        'وقت ختم ہونے سے پہلے پوری مقدار دکھائے گئے ایڈریس پر بھیجیں۔ اس کے بعد ہر قدم صفحے پر نظر آتا ہے۔',
      ],
      more: { page: 'guide', label: 'استعمال کی مکمل گائیڈ' },
    },
    {
      heading: publicTextMessages.titles.security,
      points: [
        'اپنا تصدیقی کوڈ (OTP) کسی کو نہ بتائیں۔ سپورٹ کا کوئی فرد یہ کبھی نہیں مانگے گا۔',
        'جس ایڈریس پر USDT بھیجنے ہیں، اس کے شروع اور آخر کے حروف اپنے والٹ میں دکھائے گئے ایڈریس سے ملا لیں۔',
        'کسی دوسرے نیٹ ورک پر بھیجے گئے USDT ضائع ہو جاتے ہیں۔ نیٹ ورک دو بار دیکھ لیں۔',
      ],
      more: { page: 'security', label: 'تمام حفاظتی مشورے' },
    },
  ],
};

const privacy: (typeof en)['privacy'] = {
  title: publicTextMessages.titles.privacy,
  full: 'مکمل پرائیویسی پالیسی پڑھیں',
  description: `خلاصہ، بتاریخ ${publicTextMessages.legalDate}`,
  sections: [
    {
      heading: 'ہم کیا معلومات لیتے ہیں',
      points: [
        'آپ کا موبائل نمبر، نام اور، اگر آپ دیں تو، ای میل ایڈریس، تاریخِ پیدائش اور پوسٹل کوڈ۔',
        'آپ کی شناخت کی تصدیق ایک بار Aadhaar نمبر اور تصدیقی کوڈ (OTP) سے ہوتی ہے۔',
        'رقم وصول کرنے کے لیے آپ کے شامل کیے ہوئے اکاؤنٹ اور آپ کے آرڈر۔',
      ],
    },
    {
      heading: 'معلومات کا استعمال',
      points: [
        'آپ کو لاگ اِن کرانے، آپ کی شناخت کی تصدیق کرنے، آپ کے منتخب کیے ہوئے اکاؤنٹ میں روپے بھیجنے اور آپ کو جواب دینے کے لیے۔',
        'ایڈمن کو آرڈر کے ساتھ بیچنے والے کا نام اور موبائل نمبر نظر آتا ہے۔',
      ],
    },
    {
      heading: 'معلومات کی حفاظت',
      points: [
        'براؤزر میں صرف آپ کا لاگ اِن اور آپ کی پسند کی تھیم محفوظ رہتی ہے۔',
        'اکاؤنٹ نمبر کے صرف آخری چار حروف یا ہندسے دکھائے جاتے ہیں۔',
      ],
    },
  ],
};

const terms: (typeof en)['terms'] = {
  title: publicTextMessages.titles.terms,
  full: 'مکمل شرائط و ضوابط پڑھیں',
  description: `خلاصہ، بتاریخ ${publicTextMessages.legalDate}`,
  sections: [
    {
      heading: 'سروس کی شرائط',
      points: [
        `تصدیق شدہ صارفین سے ${BRAND.name} ان کے USDT خریدتا ہے اور ان کے منتخب کیے ہوئے اکاؤنٹ میں پاکستانی روپے بھیجتا ہے۔`,
        'قیمت مقدار کے حساب سے ہوتی ہے۔ قیمت، فیس اور آپ کو ملنے والی رقم آپ کی منظوری سے پہلے دکھائی جاتی ہے۔',
      ],
    },
    {
      heading: 'ٹرانزیکشن کے اصول',
      points: [
        'دکھایا گیا وقت ختم ہونے سے پہلے پوری مقدار اسی نیٹ ورک پر بھیجیں جو آپ نے منتخب کیا ہے۔',
        'جب تک ہمیں آپ کے USDT نظر نہیں آتے، آرڈر منسوخ ہو سکتا ہے۔',
        'رقم چند منٹ میں آ جانی چاہیے۔ بینک ٹرانسفر میں 2 گھنٹے تک لگ سکتے ہیں۔',
      ],
    },
    {
      heading: 'صارف کی ذمہ داریاں',
      points: [
        'درست تفصیلات دیں، اور صرف وہی اکاؤنٹ شامل کریں جو آپ کے اپنے ہوں۔',
        'اپنا فون اور اپنے تصدیقی کوڈ اپنے پاس رکھیں، کسی اور کو نہ دیں۔',
        common.contactSupport,
      ],
    },
  ],
};

const publicText: (typeof en)['publicText'] = {
  back: `واپس ${BRAND.name} پر`,
  darkTheme: common.darkTheme,
  contents: 'اس صفحے پر',
  more: 'مدد اور قواعد',
  ask: 'نمائندے سے پوچھیں، 24/7',
  dated: ({ date }) => `بتاریخ ${date}`,
};

export const helpAndLegalMessages: typeof en = { support, privacy, terms, publicText, close: common.close };
