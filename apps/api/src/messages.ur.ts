import { ltr } from '@sarraf/domain';
import type { Messages } from './messages.en.ts';
import { plurals } from './plurals.ts';

const plural = plurals('ur');
const invalidPhone = 'فون نمبر درست نہیں۔';

/** The Urdu edition. Latin words stand inside a sentence, never at its start, so that a line of text keeps its direction. */
export const ur: Messages = {
  request: {
    invalid: 'درخواست درست نہیں',
    invalidField: ({ field }) => `خانہ ${field} درست نہیں`,
    notJson: 'درخواست کا متن JSON نہیں',
    wrongType: 'متن JSON میں بھیجیں، ہیڈر Content-Type: application/json کے ساتھ',
    tooLarge: 'درخواست بہت بڑی ہے، زیادہ سے زیادہ 16 kB بھیجیں',
    notFound: 'نہیں ملا',
    fault: 'کچھ غلط ہو گیا، براہِ کرم دوبارہ کوشش کریں!',
  },
  // A wait stands in the direct form, with no word after it that bends it: گھنٹہ would become گھنٹے.
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
  },
  codes: {
    sent: 'کوڈ WhatsApp پر بھیج دیا گیا',
    sentToRegistered: 'کوڈ رجسٹرڈ موبائل پر بھیج دیا گیا',
    stillValid: 'جو کوڈ ابھی بھیجا گیا تھا وہ اب بھی چلے گا',
    resendTooSoon: ({ wait }) => `نیا کوڈ منگوانے سے پہلے براہِ کرم ${wait} انتظار کریں۔`,
    tooManyForNumber: ({ wait }) => `اس نمبر پر بہت زیادہ کوڈ بھیجے جا چکے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyAskedFor: ({ wait }) => `بہت زیادہ کوڈ منگوائے گئے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyWrongToday: ({ wait }) => `بہت زیادہ غلط کوڈ لکھے گئے ہیں۔ براہِ کرم ${wait} انتظار کریں۔`,
    tooManyWrong: ({ wait }) => `بہت زیادہ غلط کوڈ لکھے گئے۔ نیا کوڈ منگوانے کے لیے ${wait} انتظار کریں۔`,
    wrong: 'غلط OTP۔ براہِ کرم دوبارہ کوشش کریں۔',
    loginText: ({ code, minutes }) => `آپ کا Sarraf کوڈ ${code} ہے۔ یہ ${minutes} منٹ تک چلے گا۔ کسی کو نہ بتائیں۔`,
    kycText: ({ code, minutes }) => `آپ کا Aadhaar تصدیقی کوڈ ${code} ہے۔ یہ ${minutes} منٹ تک چلے گا۔`,
  },
  login: {
    fields: { mobile: invalidPhone, otp: 'براہِ کرم OTP کے 6 ہندسے لکھیں۔' },
    signedIn: 'لاگ اِن ہو گیا',
  },
  identity: {
    fields: {
      aadhaarNumber: 'براہِ کرم 12 ہندسوں کا درست Aadhaar نمبر لکھیں',
      otp: 'براہِ کرم تمام 6 ہندسے لکھیں',
      token: 'براہِ کرم نیا کوڈ منگوائیں',
    },
    verified: 'آپ کی شناخت کی تصدیق ہو گئی',
    alreadyVerified: 'آپ کی شناخت کی تصدیق پہلے ہی ہو چکی ہے',
  },
  details: {
    fields: {
      fullName: { max_length: 'پورا نام بہت لمبا ہے', other: 'پورا نام لکھنا ضروری ہے' },
      email: 'درست ای میل لکھیں',
      birthdate: 'درست تاریخِ پیدائش لکھیں',
      pincode: 'پوسٹل کوڈ کے 6 ہندسے لکھیں',
    },
    saved: 'تفصیلات محفوظ ہو گئیں',
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
    tooMany: ({ most }) => `آپ زیادہ سے زیادہ ${most} اکاؤنٹ محفوظ کر سکتے ہیں`,
    added: 'رقم وصول کرنے کا طریقہ شامل ہو گیا',
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
    noPrice: 'اس وقت اس مقدار کی کوئی قیمت مقرر نہیں',
    keyReused: 'یہ درخواست پہلے کسی اور آرڈر کے لیے استعمال ہو چکی ہے',
    pendingOrder: 'آپ کا ایک آرڈر پہلے سے چل رہا ہے',
    created: 'آرڈر بن گیا',
    cancelled: 'آرڈر منسوخ ہو گیا',
    paidAlready: 'آپ کے USDT پہنچ چکے ہیں، اس لیے یہ آرڈر اب منسوخ نہیں ہو سکتا',
    tooLateToCancel: 'یہ آرڈر اب منسوخ نہیں ہو سکتا',
  },
  history: {
    fields: { page: 'خانہ page میں 1 یا اس سے بڑا نمبر لکھیں', limit: 'خانہ limit میں 1 سے 100 تک کا نمبر لکھیں' },
  },
  settings: {
    fields: { value: 'یہ ویلیو درست نہیں', version: 'ورژن پورا عدد ہونا چاہیے' },
    changedMeanwhile: 'یہ سیٹنگ کسی اور نے بدل دی ہے۔ پہلے نئی ویلیو دیکھیں۔',
    saved: 'سیٹنگ محفوظ ہو گئی',
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
    descriptions: {
      price_ranges: 'مقدار کے حساب سے ایک USDT کی قیمت',
      networks: 'نیٹ ورک جن پر USDT بھیجے جا سکتے ہیں',
      platform_fee: 'پلیٹ فارم فیس، ایک کے حصے کے طور پر',
      platform_fee_discount: 'پلیٹ فارم فیس میں رعایت، ایک کے حصے کے طور پر',
      min_quantity: 'سب سے چھوٹی فروخت، USDT میں',
      min_deposit: 'سب سے چھوٹا ٹرانسفر جو ڈپازٹ گنا جاتا ہے، USDT میں',
      daily_limit: 'ایک دن میں ایک شخص زیادہ سے زیادہ کتنے روپے کی فروخت کر سکتا ہے، 0 کا مطلب کوئی حد نہیں',
      monthly_limit: 'ایک مہینے میں ایک شخص زیادہ سے زیادہ کتنے روپے کی فروخت کر سکتا ہے، 0 کا مطلب کوئی حد نہیں',
      transaction_exp_time: 'آرڈر کتنی دیر USDT کا انتظار کرتا ہے، ملی سیکنڈ میں',
      otp_resend_seconds: 'کتنے سیکنڈ بعد دوسرا کوڈ منگوایا جا سکتا ہے',
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
  payouts: {
    fields: {
      utr: 'درست UTR لکھیں: 6 سے 40 تک انگریزی حروف یا ہندسے، شروع میں حرف یا ہندسہ',
      amount: 'رقم روپوں میں لکھیں',
      reason: { max_length: 'وجہ بہت لمبی ہے', other: 'وجہ لکھیں' },
      ids: 'ایک سے 200 تک آرڈر منتخب کریں',
    },
    filters: {
      status: 'ادائیگی کی کوئی ایک حالت منتخب کریں',
      network: 'نیٹ ورک کی id بہت لمبی ہے',
      method: 'رقم وصول کرنے کے طریقے کا نام بہت لمبا ہے',
      search: 'زیادہ سے زیادہ 100 حروف تلاش کریں',
      dryRun: 'خانہ dryRun میں ہاں یا نہیں لکھیں',
    },
    reason: 'اس کام کے لیے وجہ لکھنا ضروری ہے',
    amountDiffers: ({ amount }) => `اس ادائیگی کی رقم ${amount} روپے ہے`,
    utrUsed: 'یہ UTR کسی اور ادائیگی کا ہے',
    movedOn: 'اس ادائیگی کی حالت بدل چکی ہے۔ پہلے نئی حالت دیکھیں۔',
    inOtherHands: ({ person }) => `اس ادائیگی پر ${person} کام کر رہے ہیں`,
    ownApproval: 'آپ کی درخواست کی منظوری کوئی اور دے گا',
    vanished: 'جس ٹرانسفر کی یہ ادائیگی ہے وہ اب بلاک چین میں نہیں ہے',
    held: 'ادائیگی روک دی گئی ہے',
    accountChosen: 'رقم اب دوسرے اکاؤنٹ میں بھیجی جائے گی',
    inHands: 'اس آرڈر کی رقم پہلے سے بھیجی جا رہی ہے',
    wrongType: 'فائل CSV میں بھیجیں، ہیڈر Content-Type: text/csv کے ساتھ',
    notCsv: 'فائل کی پہلی سطر میں orderId اور utr کے نام نہیں ہیں',
    tooLarge: 'فائل بہت بڑی ہے، زیادہ سے زیادہ 1 MB بھیجیں',
  },
  admin: {
    fields: {
      kind: 'غیر معمولی رقوم کی کوئی ایک قسم منتخب کریں',
      open: 'جواب ہاں یا نہیں میں دیں',
      page: 'صفحے کا نمبر 1 یا اس سے بڑا پورا عدد ہونا چاہیے',
      refresh: 'جواب ہاں یا نہیں میں دیں',
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
    noMessenger: 'اس وقت WhatsApp پیغام نہیں بھیجے جا سکتے۔',
    noIdentity: 'شناخت کی تصدیق اس وقت دستیاب نہیں۔',
    noChain: 'بلاک چین سے کوئی رابطہ نہیں۔',
  },
};
