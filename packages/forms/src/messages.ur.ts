import { ltr } from '@sarraf/domain';
import { commonMessages as common } from './common.messages.ur.ts';
import type { messages as en } from './messages.en.ts';

/** Urdu messages. A message never starts with a Latin word: that would turn the direction of the line. */
export const messages: typeof en = {
  common,

  failures: {
    general: 'کچھ غلط ہو گیا، براہِ کرم دوبارہ کوشش کریں!',
    unexpected: 'کوئی مسئلہ پیش آ گیا۔ براہِ کرم دوبارہ کوشش کریں۔',
    network: 'کنکشن کا مسئلہ',
    sendOtp: 'کوڈ بھیجا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    verifyOtp: 'کوڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
    addPaymentMethod: 'رقم وصول کرنے کا طریقہ شامل نہیں ہو سکا',
    saveDetails: 'تفصیلات محفوظ نہیں ہو سکیں',
    saveDetailsRetry: 'تفصیلات محفوظ نہیں ہو سکیں۔ براہِ کرم دوبارہ کوشش کریں۔',
    createOrder: 'آرڈر نہیں بن سکا',
    createOrderRetry: 'آرڈر نہیں بن سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    updateSetting: 'سیٹنگ تبدیل نہیں ہو سکی',
  },

  phone: {
    label: 'موبائل نمبر',
    hint: 'تصدیقی کوڈ (OTP) آپ کے WhatsApp پر آئے گا۔',
    placeholder: '3XX XXX XXXX',
    invalid: 'فون نمبر درست نہیں۔',
    submit: common.continue,
  },

  otp: {
    label: '6 ہندسوں کا کوڈ',
    loginInvalid: 'براہِ کرم OTP کے 6 ہندسے لکھیں۔',
    loginChange: 'موبائل نمبر تبدیل کریں',
    aadhaarSentTo: ({ to }) => `جو موبائل نمبر Aadhaar ${to} کے ساتھ رجسٹرڈ ہے، اس پر 6 ہندسوں کا کوڈ بھیجا گیا ہے`,
    aadhaarInvalid: 'براہِ کرم تمام 6 ہندسے لکھیں',
    aadhaarChange: 'دوسرا Aadhaar نمبر لکھیں',
    verify: 'تصدیق کریں',
    verifying: 'تصدیق ہو رہی ہے...',
    resend: 'کوڈ دوبارہ بھیجیں',
    resendIn: ({ time }) => `نیا کوڈ ${time} بعد`,
    resent: 'نیا کوڈ بھیج دیا گیا ہے۔',
    noCodeYet: 'کوڈ نہیں ملا؟',
    paste: 'کوڈ پیسٹ کریں',
    pasteFoundNothing: 'جو کچھ آپ نے کاپی کیا ہے اس میں 6 ہندسوں کا کوڈ نہیں ملا۔',
    pasteRefused: 'آپ کے براؤزر نے پیسٹ کرنے کی اجازت نہیں دی۔ کوڈ خود لکھ لیں۔',
  },

  codeSentTo: {
    whatsapp: ({ to }) => `ہم نے WhatsApp پر 6 ہندسوں کا کوڈ اس نمبر پر بھیجا ہے: ${to}`,
    sms: ({ to }) => `ہم نے SMS سے 6 ہندسوں کا کوڈ اس نمبر پر بھیجا ہے: ${to}`,
    both: ({ to }) => `ہم نے 6 ہندسوں کا ایک ہی کوڈ WhatsApp اور SMS دونوں سے اس نمبر پر بھیجا ہے: ${to}`,
    unnamed: ({ to }) => `ہم نے 6 ہندسوں کا کوڈ اس نمبر پر بھیجا ہے: ${to}`,
  },

  sendCodeOver: { whatsapp: 'کوڈ WhatsApp پر بھیجیں', sms: 'کوڈ SMS سے بھیجیں' },

  codeSentOver: {
    whatsapp: 'یہی کوڈ WhatsApp پر بھی بھیج دیا گیا ہے۔',
    sms: 'یہی کوڈ SMS سے بھی بھیج دیا گیا ہے۔',
  },

  aadhaar: {
    label: 'آپ کا Aadhaar نمبر',
    hint: 'اس Aadhaar کے ساتھ رجسٹرڈ موبائل نمبر پر کوڈ (OTP) بھیجا جائے گا۔',
    invalid: 'براہِ کرم 12 ہندسوں کا درست Aadhaar نمبر لکھیں',
    submit: 'کوڈ بھیجیں',
    agree: ({ button }) => `بٹن ”${button}“ دبا کر آپ تصدیق کرتے ہیں:`,
  },

  details: {
    fullName: 'پورا نام',
    fullNameHint: 'جیسا آپ کی شناختی دستاویز پر لکھا ہے۔',
    fullNameRequired: 'پورا نام لکھنا ضروری ہے',
    email: 'ای میل ایڈریس',
    birthdate: 'تاریخِ پیدائش',
    pincode: 'پوسٹل کوڈ',
    pincodeHint: '6 ہندسے',
    pincodeInvalid: 'پوسٹل کوڈ کے 6 ہندسے لکھیں',
    submit: 'تفصیلات محفوظ کریں',
    submitting: 'محفوظ ہو رہا ہے...',
  },

  methods: { bank: 'بینک', others: 'دیگر' },
  accountNames: { bank: 'بینک اکاؤنٹ', others: 'اس اکاؤنٹ' },

  payment: {
    method: common.method,
    name: 'اکاؤنٹ ہولڈر کا نام',
    nameHint: 'بالکل ویسا جیسا آپ کے بینک یا والٹ میں ہے۔',
    nameRequired: 'اکاؤنٹ ہولڈر کا نام لکھنا ضروری ہے',
    phone: 'فون نمبر',
    phonePlaceholder: '03XX XXXXXXX',
    phoneRequired: 'فون نمبر لکھنا ضروری ہے',
    phoneWarning: 'یہ پاکستانی موبائل نمبر نہیں لگتا۔ براہِ کرم ایک بار دیکھ لیں۔',
    account: 'اکاؤنٹ نمبر',
    accountRequired: 'اکاؤنٹ نمبر لکھنا ضروری ہے',
    nayapayId: 'آپ کی NayaPay ID',
    nayapayIdPlaceholder: 'name@nayapay',
    nayapayIdRequired: 'اپنی NayaPay ID لکھنا ضروری ہے',
    iban: common.iban,
    ibanPlaceholder: 'PK00 XXXX 0000 0000 0000 0000',
    ibanRequired: 'اپنا IBAN لکھنا ضروری ہے',
    ibanWarning: 'یہ پاکستانی IBAN نہیں لگتا۔ براہِ کرم ایک بار دیکھ لیں۔',
    bank: 'بینک',
    bankPlaceholder: 'بینک منتخب کریں',
    bankRequired: 'بینک منتخب کرنا ضروری ہے',
    otherBank: 'بینک کا نام',
    submit: 'طریقہ شامل کریں',
    submitting: 'شامل ہو رہا ہے...',
    cancel: common.cancel,
    discardTitle: 'تبدیلیاں چھوڑ دیں؟',
    discardMessage: 'آپ کی تبدیلیاں ابھی محفوظ نہیں ہوئیں۔ کیا واقعی انہیں چھوڑنا ہے؟',
    discardConfirm: 'چھوڑ دیں',
    discardCancel: common.keepEditing,
  },

  sell: {
    amount: 'فروخت کی مقدار',
    unit: common.unit,
    belowMinimum: ({ n }) => `کم از کم مقدار ${ltr(`${n} USDT`)} ہے`,
    aboveMaximum: `زیادہ سے زیادہ مقدار ${ltr('100000 USDT')} ہے`,
    noPrice: 'اس وقت اس مقدار کی کوئی قیمت مقرر نہیں۔ براہِ کرم کچھ دیر بعد کوشش کریں۔',
    aboveTransfer: ({ name, max }) =>
      `ایک ٹرانسفر سے ${name} میں زیادہ سے زیادہ ${ltr(max)} جا سکتے ہیں۔ دوسرا اکاؤنٹ منتخب کریں یا کم بیچیں۔`,
    accountAboveTransfer: ({ name, max }) =>
      `ایک ٹرانسفر سے ${name} میں زیادہ سے زیادہ ${ltr(max)} جا سکتے ہیں۔ دوسرا اکاؤنٹ منتخب کریں۔`,
    atMost: ({ max }) => `ایک ٹرانسفر سے زیادہ سے زیادہ ${ltr(max)}`,
    atTheBank: common.atTheBank,
    otherName: 'یہ آپ کا تصدیق شدہ نام نہیں',
    accounts: 'رقم یہاں آئے',
    addAccount: 'نیا بینک شامل کریں',
    amountMissing: 'لکھیں کہ کتنے USDT بیچنے ہیں۔',
    accountMissing: 'وہ اکاؤنٹ منتخب یا شامل کریں جس میں آپ کے روپے آئیں۔',
    submit: 'آگے نیٹ ورک منتخب کریں',
  },

  network: {
    legend: common.network,
    // In words: a dash between two numbers would read as a subtraction.
    limit: ({ min, max }) => `حد: ${min} سے ${ltr(`${max} USDT`)} تک`,
    sellMore: ({ n }) => `اس نیٹ ورک کے لیے ${ltr(`${n} USDT`)} زیادہ بیچیں`,
    sellLess: ({ n }) => `اس نیٹ ورک کے لیے ${ltr(`${n} USDT`)} کم بیچیں`,
    missing: 'نیٹ ورک منتخب کریں۔',
    noneFits: 'یہ مقدار کسی نیٹ ورک پر نہیں بھیجی جا سکتی۔ واپس جا کر مقدار تبدیل کریں۔',
    allPaused: 'اس وقت کوئی نیٹ ورک دستیاب نہیں۔',
    back: 'واپس',
    submit: 'ابھی بیچیں',
    submitting: 'آپ کا آرڈر بن رہا ہے...',
  },
};
