import { BRAND } from './brand.ts';
import type { proofMessages as english } from './proof-messages.en.ts';

/** Urdu messages of proofs of payment. */
export const proofMessages: typeof english = {
  proof: {
    ready: 'لنک تیار ہے',
    revoked: 'یہ لنک اب کام نہیں کرتا',
    notCompleted: 'روپے ادا ہونے کے بعد ہی ثبوت بن سکتا ہے',
    returned: 'بینک نے یہ روپے واپس کر دیے، اس لیے ان کا ثبوت نہیں بن سکتا',
    tooMany: ({ wait }) => `یہاں سے بہت سے غلط لنک کھولے گئے۔ براہِ کرم ${wait} انتظار کریں۔`,
  },
  proofPage: {
    brand: BRAND.nameUrdu,
    operator: `${BRAND.nameUrdu} کی انتظامیہ`,
    title: 'ادائیگی کا ثبوت',
    sandbox: 'یہ صرف ایک نمونہ ہے۔ کوئی رقم ادا نہیں کی گئی۔',
    amount: 'ادا کی گئی رقم',
    sentence: ({ payer, person, usdt }) => `یہ رقم ${payer} نے ${person} سے ${usdt} خرید کر ان کے بدلے ادا کی۔`,
    sentenceClaimed: ({ payer, usdt }) => `یہ رقم ${payer} نے ${usdt} خرید کر ان کے بدلے اپنے ایک گاہک کو ادا کی۔`,
    aboutUsdt: 'یہ USDT (ٹیتھر) ایک ڈیجیٹل کرنسی ہے جس کی قیمت امریکی ڈالر کے ساتھ چلتی ہے۔',
    rows: {
      payer: 'رقم ادا کرنے والا ادارہ',
      seller: 'بیچنے والے کا تصدیق شدہ نام',
      sellerClaimed: 'بیچنے والے کا خود بتایا ہوا نام',
      account: 'اس اکاؤنٹ میں',
      bank: 'بینک کا نام، بیچنے والے کے مطابق',
      holder: 'اکاؤنٹ ہولڈر کا نام، بینک کے مطابق',
      holderClaimed: 'اکاؤنٹ ہولڈر کا نام، بیچنے والے کے مطابق',
      utr: 'بینک کا حوالہ، UTR نمبر',
      reference: 'ادائیگی کا حوالہ',
      usdt: 'اس کے بدلے',
      hash: 'ٹرانزیکشن',
    },
    methods: { bank: 'بینک کا اکاؤنٹ', others: 'اکاؤنٹ' },
    momentsTitle: 'یہ کب ہوا',
    moments: {
      created: 'سودا طے ہوا',
      'deposit-seen': 'ڈیجیٹل کرنسی پہنچی',
      confirmed: 'ڈیجیٹل کرنسی کی تصدیق ہوئی',
      completed: 'روپے ادا ہوئے',
    },
    zone: 'پاکستان کا وقت',
    vouchTitle: `${BRAND.nameUrdu} کس بات کی تصدیق کرتا ہے`,
    service: ({ payer }) => `${BRAND.nameUrdu} ${payer} کی ایک سروس ہے۔`,
    vouch: ({ payer }) =>
      `یہاں لکھے گئے USDT انہی سے ${payer} نے خریدے اور ان کی قیمت روپوں میں اسی اکاؤنٹ میں ادا کی۔`,
    vouchClaimed: ({ payer }) =>
      `یہاں لکھے گئے USDT اپنے ایک گاہک سے ${payer} نے خریدے اور ان کی قیمت روپوں میں اسی اکاؤنٹ میں ادا کی۔ گاہک کے نام کی تصدیق نہیں ہوئی۔`,
    books: `اس صفحے پر وہی لکھا ہے جو اسے کھولتے وقت ${BRAND.nameUrdu} کے کھاتوں میں درج ہے:`,
    address: 'یہ صفحہ یہاں کھول کر دیکھا جا سکتا ہے:',
    bankTitle: 'بینک کے سوالات',
    bank: 'براہِ کرم ہمیں لکھیں اور ادائیگی کا حوالہ بتائیں۔',
    email: 'ای میل',
    whatsApp: 'واٹس ایپ',
    gone: {
      title: 'یہاں کوئی ثبوت نہیں',
      detail:
        'یہ لنک غلط ہے، واپس لے لیا گیا ہے یا اس کی مدت ختم ہو گئی ہے۔ جنہوں نے یہ لنک دیا، ان سے نیا لنک مانگیں۔',
    },
    trouble: 'یہ صفحہ اس وقت نہیں دکھایا جا سکتا',
  },
};
