import { BRAND } from './brand.ts';
import { isolate, ltr } from '@sarraf/domain';
import { deskMessages } from './desk-messages.ur.ts';
import { bankStatementMessages } from './bank-statement-messages.ur.ts';
import { statusMessages } from './status-messages.ur.ts';
import { identityMessages } from './identity-messages.ur.ts';
import { proofMessages } from './proof-messages.ur.ts';
import type { Messages } from './messages.en.ts';
import { plurals } from './plurals.ts';

const plural = plurals('ur');
const invalidPhone = 'فون نمبر درست نہیں۔';

/** Urdu messages. A message never begins with a Latin word, so that its line keeps the direction of Urdu. */
export const ur: Messages = {
  ...deskMessages,
  ...bankStatementMessages,
  ...statusMessages,
  ...identityMessages,
  ...proofMessages,
  request: {
    invalid: 'درخواست درست نہیں',
    invalidField: ({ field }) => `خانہ ${field} درست نہیں`,
    notJson: 'درخواست کا متن JSON نہیں',
    wrongType: 'متن JSON میں بھیجیں، ہیڈر Content-Type: application/json کے ساتھ',
    tooLarge: 'درخواست بہت بڑی ہے، زیادہ سے زیادہ 16 kB بھیجیں',
    notFound: 'نہیں ملا',
    fault: 'کچھ غلط ہو گیا، براہِ کرم دوبارہ کوشش کریں!',
    away: `${BRAND.nameUrdu} سے اس وقت رابطہ نہیں ہو رہا۔ کچھ ضائع نہیں ہوا، تھوڑی دیر میں دوبارہ کوشش کریں۔`,
    notReady: 'سروس ابھی تیار نہیں',
  },
  // Durations are in the direct case, so no postposition may follow one: it would turn گھنٹہ into گھنٹے.
  wait: {
    seconds: ({ count }) => `${count} سیکنڈ`,
    minutes: ({ count }) => `${count} منٹ`,
    hours: ({ count }) => `${count} ${plural(count, { one: 'گھنٹہ', other: 'گھنٹے' })}`,
  },
  access: {
    signIn: 'براہِ کرم دوبارہ لاگ اِن کریں',
    verifyFirst: 'براہِ کرم پہلے اپنی تصدیق مکمل کریں',
    forbidden: 'آپ کو اس کی اجازت نہیں',
    notSigned: 'دستخط اس متن کے نہیں ہیں',
    blocked: ({ support }) => `آپ کے اکاؤنٹ سے فی الحال فروخت نہیں ہو سکتی۔ براہِ کرم ${support} پر لکھیں۔`,
  },
  codes: {
    sent: 'کوڈ WhatsApp پر بھیج دیا گیا',
    sentBySms: 'کوڈ SMS پر بھیج دیا گیا',
    onItsWay: 'آپ کا کوڈ بھیجا جا رہا ہے۔ اس میں ایک منٹ لگ سکتا ہے۔',
    sentToRegistered: 'کوڈ رجسٹرڈ موبائل پر بھیج دیا گیا',
    stillValid: 'جو کوڈ ابھی بھیجا گیا تھا وہ اب بھی چلے گا',
    resendTooSoon: ({ wait }) => `نیا کوڈ منگوانے سے پہلے براہِ کرم ${wait} انتظار کریں۔`,
    tooManyForNumber: ({ wait }) => `اس نمبر پر بہت زیادہ کوڈ بھیجے جا چکے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyAskedFor: ({ wait }) => `بہت زیادہ کوڈ منگوائے گئے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyWrongToday: ({ wait }) => `بہت زیادہ غلط کوڈ لکھے گئے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyWrong: ({ wait }) => `بہت زیادہ غلط کوڈ لکھے گئے۔ نیا کوڈ منگوانے کے لیے ${wait} انتظار کریں۔`,
    wrong: 'غلط OTP۔ براہِ کرم دوبارہ کوشش کریں۔',
    loginText: ({ code, minutes }) =>
      `آپ کا ${BRAND.name} کوڈ ${code} ہے۔ یہ ${minutes} منٹ تک چلے گا۔ کسی کو نہ بتائیں۔`,
    kycText: ({ code, minutes }) => `آپ کا Aadhaar تصدیقی کوڈ ${code} ہے۔ یہ ${minutes} منٹ تک چلے گا۔`,
  },
  login: {
    fields: { mobile: invalidPhone, otp: 'براہِ کرم OTP کے 6 ہندسے لکھیں۔' },
    signedIn: 'لاگ اِن ہو گیا',
  },
  secondFactor: {
    required: 'پہلے اپنی دوسری تصدیق مکمل کریں',
    off: 'اس سرور پر دوسری تصدیق استعمال نہیں ہوتی',
    noAddress: 'پاس کی کے لیے ایپ کا ایڈریس چاہیے، جو آپریٹر PUBLIC_URL میں لکھتا ہے۔',
    noPasskey: 'آپ کی ابھی کوئی پاس کی نہیں',
    notAccepted: 'پاس کی قبول نہیں ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔',
    wrongCode: 'یہ ریکوری کوڈ غلط ہے یا پہلے استعمال ہو چکا ہے',
    tooManyTries: ({ wait }) => `بہت زیادہ کوششیں ہو چکی ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyPasskeys: 'آپ زیادہ سے زیادہ 10 پاس کیز رکھ سکتے ہیں',
    lastPasskey: 'آخری پاس کی ہٹائی نہیں جا سکتی۔ پہلے کوئی اور شامل کریں۔',
    proven: 'دوسری تصدیق ہو گئی',
    enrolled: 'پاس کی شامل ہو گئی',
    reset: 'دوسری تصدیق ری سیٹ ہو گئی',
    notYourOwn: 'آپ کی دوسری تصدیق کوئی دوسرا ایڈمن ہی ری سیٹ کر سکتا ہے',
    nothingToReset: 'اس صارف کی دوسری تصدیق موجود نہیں',
    fields: {
      code: 'ریکوری کوڈ لکھیں',
      name: 'نام لکھیں، زیادہ سے زیادہ 60 حروف',
      credential: 'پاس کی قبول نہیں ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔',
    },
  },
  details: {
    fields: {
      fullName: { max_length: 'پورا نام بہت لمبا ہے', other: 'پورا نام لکھنا ضروری ہے' },
      email: 'درست ای میل لکھیں',
      birthdate: 'درست تاریخِ پیدائش لکھیں',
      pincode: 'پوسٹل کوڈ کے 6 ہندسے لکھیں',
    },
    saved: 'تفصیلات محفوظ ہو گئیں',
    notifications: 'پیغامات کی ترتیب محفوظ ہو گئی',
  },
  bank: {
    required: {
      name: 'اکاؤنٹ ہولڈر کا نام لکھنا ضروری ہے',
      phoneNumber: 'فون نمبر لکھنا ضروری ہے',
      accountNumber: 'اکاؤنٹ نمبر لکھنا ضروری ہے',
      nayapayId: 'اپنی NayaPay ID لکھنا ضروری ہے',
      iban: 'اپنا IBAN لکھنا ضروری ہے',
      bankName: 'بینک منتخب کرنا ضروری ہے',
    },
    fields: {
      name: { max_length: 'اکاؤنٹ ہولڈر کا نام بہت لمبا ہے', other: 'اکاؤنٹ ہولڈر کا نام لکھنا ضروری ہے' },
      method: 'رقم وصول کرنے کا طریقہ منتخب کریں',
      phoneNumber: invalidPhone,
      accountNumber: 'اکاؤنٹ نمبر درست نہیں',
      nayapayId: 'یہ NayaPay ID درست نہیں',
      iban: 'یہ IBAN درست نہیں',
      bankName: 'منتخب کیا گیا بینک درست نہیں',
    },
    unknownBank: ({ banks }) => `ان میں سے ایک بینک منتخب کریں: ${banks}`,
    tooMany: ({ limit }) => `آپ زیادہ سے زیادہ ${limit} اکاؤنٹ محفوظ کر سکتے ہیں`,
    notFound: 'بینک کے پاس یہ اکاؤنٹ نہیں ہے۔ براہِ کرم نمبر چیک کریں۔',
    tooManyChanges: ({ wait }) => `آج آپ نے بہت سے اکاؤنٹ بدلے ہیں۔ ${wait} بعد دوبارہ کوشش کریں۔`,
    tooManyTitles: ({ wait }) =>
      `آج آپ نے بہت سے اکاؤنٹ شامل کیے ہیں، اب بینک سے مزید نہیں پوچھا جا سکتا۔ ${wait} بعد دوبارہ کوشش کریں۔`,
    noTitle: 'بینک نے نہیں بتایا کہ یہ اکاؤنٹ کس کے نام پر ہے۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔',
    otherTitle: ({ title, name }) =>
      `بینک کے پاس یہ اکاؤنٹ ${isolate(title)} کے نام پر ہے جبکہ آپ کا تصدیق شدہ نام ${isolate(name)} ہے۔ اپنے نام کا اکاؤنٹ استعمال کریں۔`,
    otherName: ({ name }) => `یہ آپ کا تصدیق شدہ نام ${isolate(name)} نہیں ہے۔ اپنے نام کا اکاؤنٹ استعمال کریں۔`,
    inUse: 'اس اکاؤنٹ میں ابھی ایک آرڈر کی رقم آنی ہے۔ وہ آرڈر مکمل ہونے کے بعد آپ اسے حذف کر سکتے ہیں۔',
    added: 'رقم وصول کرنے کا اکاؤنٹ شامل ہو گیا',
    changed: 'اکاؤنٹ محفوظ ہو گیا',
    removed: 'اکاؤنٹ حذف ہو گیا',
    madeDefault: 'پہلا اکاؤنٹ محفوظ ہو گیا',
  },
  sell: {
    aboveMax: ({ max }) => `زیادہ سے زیادہ مقدار ${ltr(`${max} USDT`)} ہے`,
    belowMin: ({ min }) => `کم از کم مقدار ${ltr(`${min} USDT`)} ہے`,
    fields: {
      amount: 'لکھیں کہ کتنے USDT بیچنے ہیں',
      networkId: 'نیٹ ورک منتخب کریں',
      bankAccountId: 'بینک اکاؤنٹ منتخب کریں',
    },
    invalidKey: ({ header }) => `ہیڈر ${header} میں UUID ہونا چاہیے`,
    tooManyDecimals: 'مقدار میں اعشاریہ کے بعد زیادہ سے زیادہ 6 ہندسے ہو سکتے ہیں',
    unknownNetwork: 'یہ نیٹ ورک دستیاب نہیں',
    belowNetworkMin: ({ network, min }) => `نیٹ ورک ${network} پر کم از کم ${ltr(`${min} USDT`)} بھیجے جا سکتے ہیں`,
    aboveNetworkMax: ({ network, max }) =>
      `نیٹ ورک ${network} پر زیادہ سے زیادہ ${ltr(`${max} USDT`)} بھیجے جا سکتے ہیں`,
    noAddress: ({ network }) => `نیٹ ورک ${network} پر USDT وصول کرنے کا انتظام ابھی نہیں ہوا`,
    unknownAccount: 'یہ اکاؤنٹ نہیں ملا',
    methods: { bank: 'بینک اکاؤنٹ', others: 'اس اکاؤنٹ' },
    aboveTransfer: ({ name, max }) =>
      `ایک ٹرانسفر سے ${name} میں زیادہ سے زیادہ ${max} روپے جا سکتے ہیں۔ دوسرا اکاؤنٹ منتخب کریں یا کم بیچیں۔`,
    accountAboveTransfer: ({ name, max }) =>
      `ایک ٹرانسفر سے ${name} میں زیادہ سے زیادہ ${max} روپے جا سکتے ہیں۔ دوسرا اکاؤنٹ منتخب کریں۔`,
    noPrice: 'اس وقت اس مقدار کی کوئی قیمت مقرر نہیں',
    keyReused: 'یہ درخواست پہلے کسی اور آرڈر کے لیے استعمال ہو چکی ہے',
    pendingOrder: 'آپ کا ایک آرڈر پہلے سے چل رہا ہے',
    noNetwork: 'والٹ سے فروخت کا کوئی نیٹ ورک نہیں ہوتا',
    paused: ({ reason }) => `فروخت اس وقت عارضی طور پر بند ہے۔ ${reason}`,
    tooLittle: 'یہ مقدار اتنی کم ہے کہ ادا نہیں کی جا سکتی',
    aboveDaily: ({ left }) => `یہ آپ کی ایک دن کی حد سے زیادہ ہے۔ آج کے لیے باقی: ${left} روپے`,
    aboveMonthly: ({ left }) => `یہ آپ کی ایک مہینے کی حد سے زیادہ ہے۔ اس مہینے کے لیے باقی: ${left} روپے`,
    created: 'آرڈر بن گیا',
    cancelled: 'آرڈر منسوخ ہو گیا',
    paidAlready: 'آپ کے USDT پہنچ چکے ہیں، اس لیے یہ آرڈر اب منسوخ نہیں ہو سکتا',
    tooLateToCancel: 'یہ آرڈر اب منسوخ نہیں ہو سکتا',
  },
  wallet: {
    requested: 'رقم نکالنے کی درخواست بھیج دی گئی',
    amount: 'صفر سے زیادہ مقدار لکھیں، اعشاریہ کے بعد زیادہ سے زیادہ 6 ہندسے',
    wrongAddress: 'یہ اس نیٹ ورک کا ایڈریس نہیں',
    unspendable: 'اس ایڈریس پر بھیجے گئے USDT ضائع ہو جاتے ہیں، انہیں کوئی خرچ نہیں کر سکتا۔ اپنے والٹ کا ایڈریس لکھیں',
    ownAddress: 'یہ ہمارا اپنا ایڈریس ہے۔ براہِ کرم اپنے والٹ کا ایڈریس لکھیں',
    fields: {
      networkId: 'کوئی ایک نیٹ ورک منتخب کریں',
      address: 'اپنے والٹ کا ایڈریس لکھیں',
      amount: 'لکھیں کہ کتنے USDT بھیجنے ہیں',
    },
    tooLittle: ({ balance }) => `آپ کے والٹ میں ${ltr(`${balance} USDT`)} ہیں`,
  },
  history: {
    fields: {
      page: 'خانہ page میں 1 یا اس سے بڑا نمبر لکھیں',
      limit: 'خانہ limit میں 1 سے 100 تک کا نمبر لکھیں',
      status: 'یہ اسٹیٹس درست نہیں ہے',
      from: 'دن 2026-06-30 کی طرح لکھیں',
      to: 'دن 2026-06-30 کی طرح لکھیں',
      search: 'تلاش میں زیادہ سے زیادہ 100 حروف لکھیں',
    },
    reversed: 'آخری دن پہلے دن سے پہلے ہے',
    tooLong: ({ max }) => `اسٹیٹمنٹ زیادہ سے زیادہ ${max} دن کی ہو سکتی ہے`,
  },
  settings: {
    fields: { value: 'یہ ویلیو درست نہیں', version: 'ورژن پورا عدد ہونا چاہیے' },
    changedMeanwhile: 'یہ سیٹنگ کسی اور نے بدل دی ہے۔ پہلے نئی ویلیو دیکھیں۔',
    saved: 'سیٹنگ محفوظ ہو گئی',
    pauseAfterRestore: 'ہم اپنے ریکارڈ کا بینک کے ریکارڈ سے موازنہ کر رہے ہیں۔ آپ کی رقم محفوظ ہے۔',
    numberBetween: ({ min, max }) => `کوئی نمبر لکھیں جو ${min} سے ${max} تک ہو`,
    wholeNumber: 'پورا عدد لکھیں',
    mostDecimals: ({ places }) => `اعشاریہ کے بعد زیادہ سے زیادہ ${places} ہندسے لکھیں`,
    noRanges: 'قیمت کی کم از کم ایک حد لکھیں',
    noNetworks: 'کم از کم ایک نیٹ ورک لکھیں',
    networkId: 'نیٹ ورک کی id میں چھوٹے انگریزی حروف، ہندسے، - اور _ آ سکتے ہیں',
    networkName: 'نیٹ ورک کا نام لکھنا ضروری ہے',
    networkLimits: 'کم از کم مقدار زیادہ سے زیادہ مقدار سے بڑی ہے',
    networkLogo: 'لوگو اسی سائٹ کی کوئی تصویر ہو، یا data کی صورت میں دی گئی تصویر',
    sameNetwork: 'دو نیٹ ورکس کی id ایک ہی ہے',
    pauseReason: 'وجہ انگریزی اور اردو دونوں میں لکھیں، ہر ایک زیادہ سے زیادہ 300 حروف',
    columns: {
      heading: 'سرخی زیادہ سے زیادہ 80 حروف کی ہو',
      date: 'تاریخ والے کالم کا نام لکھیں',
      reference: 'حوالے والے کالم کا نام لکھیں',
      amounts: 'ڈیبٹ اور کریڈٹ کے کالم لکھیں، یا رقم کا ایک کالم',
      'amounts-twice': 'یا تو ڈیبٹ اور کریڈٹ لکھیں، یا رقم کا ایک کالم',
      direction: 'سمت کا کالم رقم کے ایک کالم کے ساتھ آتا ہے، ڈیبٹ اور کریڈٹ کے ساتھ نہیں',
      'same-heading': 'دو کالموں کی سرخی ایک ہی ہے',
    },
    descriptions: {
      statement_columns: 'ادائیگی والے بینک کی اسٹیٹمنٹ کے کالم',
      sales_paused: 'جب یہ آن ہو تو نیا آرڈر نہیں بن سکتا۔ جو آرڈر کھلا ہے، اس کا ڈپازٹ شمار ہوتا ہے۔',
      payouts_paused:
        'جب یہ آن ہو تو کوئی نئی ادائیگی شروع نہیں ہوتی۔ جو ادائیگی بھیجی جا چکی ہے، اس کا نتیجہ معلوم کیا جاتا رہتا ہے۔',
      price_ranges: 'مقدار کے حساب سے ایک USDT کی قیمت',
      networks: 'نیٹ ورک جن پر USDT بھیجے جا سکتے ہیں',
      platform_fee: 'ہر فروخت میں سے پلیٹ فارم کا حصہ',
      platform_fee_discount: 'پلیٹ فارم فیس میں سے کم کی جاتی ہے',
      min_quantity: 'بیچنے والا کم از کم اتنی مقدار بیچ سکتا ہے',
      min_deposit: 'سب سے چھوٹا ٹرانسفر جو ڈپازٹ شمار ہوتا ہے',
      title_check: 'اگر اکاؤنٹ کسی اور نام پر ہو تو کیا ہو: 0 کچھ نہیں، 1 تنبیہ، 2 اکاؤنٹ قبول نہیں ہوتا',
      approve_above: 'اس رقم سے زیادہ ادائیگی یا ری فنڈ کے لیے دو ایڈمن ضروری ہیں، 0 یعنی بند',
      daily_limit: 'ایک بیچنے والا ایک دن میں زیادہ سے زیادہ اتنا بیچ سکتا ہے، 0 یعنی کوئی حد نہیں',
      monthly_limit: 'ایک بیچنے والا ایک مہینے میں زیادہ سے زیادہ اتنا بیچ سکتا ہے، 0 یعنی کوئی حد نہیں',
      transaction_exp_time: 'آرڈر اپنے ڈپازٹ کا اتنی دیر انتظار کرتا ہے',
      otp_resend_seconds: 'دوسرا کوڈ منگوانے سے پہلے کا وقفہ',
      max_per_transfer_nayapay:
        'ایک ٹرانسفر سے NayaPay اکاؤنٹ میں زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
      max_per_transfer_sadapay:
        'ایک ٹرانسفر سے SadaPay اکاؤنٹ میں زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
      max_per_transfer_easypaisa:
        'ایک ٹرانسفر سے Easypaisa اکاؤنٹ میں زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
      max_per_transfer_raast: 'ایک ٹرانسفر سے Raast کے ذریعے زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
      max_per_transfer_bank: 'ایک ٹرانسفر سے بینک اکاؤنٹ میں زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
      max_per_transfer_others:
        'ایک ٹرانسفر سے کسی دوسرے اکاؤنٹ میں زیادہ سے زیادہ اتنی رقم جا سکتی ہے، 0 یعنی کوئی حد نہیں',
    },
  },
  audit: {
    fields: { before: 'خانہ before میں کسی اندراج کی id لکھیں', limit: 'خانہ limit میں 1 سے 50 تک کا نمبر لکھیں' },
  },
  stats: {
    fields: {
      dateFilter: 'خانہ dateFilter میں all، week، month یا year لکھیں',
      search: 'تلاش میں زیادہ سے زیادہ 100 حروف لکھیں',
    },
  },
  sandbox: {
    fields: {
      mobile: invalidPhone,
      amount: `زیادہ سے زیادہ ${ltr('1000000 USDT')} لکھیں، اعشاریہ کے بعد زیادہ سے زیادہ 6 ہندسے`,
      networkId: 'یہ نیٹ ورک فرضی نہیں ہے: والٹ سے ادائیگی کریں',
      token: 'کسی ٹوکن کا نام لکھیں',
      times: 'پورا عدد لکھیں جو 1 سے 20 تک ہو',
      units: 'بنیادی اکائیوں کا پورا عدد لکھیں',
    },
  },
  providers: {
    noMessenger: 'کوڈ اس وقت نہیں بھیجے جا سکتے۔ براہِ کرم تھوڑی دیر بعد کوشش کریں۔',
    noIdentity: 'شناخت کی تصدیق اس وقت دستیاب نہیں۔',
    noChain: 'بلاک چین سے کوئی رابطہ نہیں۔',
  },
};
