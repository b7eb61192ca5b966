import { isolate, ltr } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import { messages as forms } from '@sarraf/forms/messages.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { payoutsMessages as en } from './payouts.messages.en.ts';

const claimed = 'نے ذمے لی';
const released = 'نے چھوڑ دی';
const onHold = 'نے ہولڈ کی';
const backToQueue = 'یہ واپس قطار میں جاتی ہے۔';

export const payoutsMessages: typeof en = {
  show: common.status,
  record: 'کارروائی',
  claimNext: 'اگلی ادائیگی',
  claiming: 'اگلی ادائیگی لی جا رہی ہے...',
  enter: 'یا Enter دبائیں',
  nobody: 'اس وقت کوئی ادائیگی باقی نہیں۔',
  searchHint: 'نام، موبائل، آرڈر، اکاؤنٹ، UTR، ڈپازٹ ایڈریس یا ہیش',
  mine: 'آپ کے ذمے',
  approvals: 'آپ کی منظوری کا انتظار',
  queue: desk.queue,
  empty: { title: 'قطار میں کوئی ادائیگی نہیں', message: 'نئی ادائیگیاں یہاں خود بخود آ جاتی ہیں۔' },
  none: { title: 'کوئی ادائیگی نہیں ملی', message: 'اس اسٹیٹس اور تلاش کی کوئی ادائیگی نہیں۔' },
  choose: { title: 'کوئی ادائیگی منتخب نہیں', message: '“اگلی ادائیگی” دبائیں، یا قطار میں سے کوئی منتخب کریں۔' },
  missing: { title: 'ادائیگی نہیں ملی', message: 'شاید یہ کسی اور سرور پر ہے۔' },
  back: 'قطار پر واپس',
  statuses: {
    queued: 'قطار میں',
    claimed: desk.inProgress,
    sent: 'بینک کو بھیجی گئی',
    unknown: 'اسٹیٹس نامعلوم',
    held: 'ہولڈ پر',
    completed: 'مکمل',
    failed: common.failed,
  },
  statusCount: ({ status, n }) => `${status} (${n})`,
  sendExactly: 'بھیجنے کی رقم',
  bankAmount: 'بینک کی ایپ کے لیے رقم',
  reference: 'حوالہ',
  holder: common.holder,
  atTheBank: common.atTheBank,
  titleChecks: {
    match: 'تصدیق شدہ نام جیسا ہے',
    typed: 'لکھا ہوا نام تصدیق شدہ نام جیسا ہے۔ بینک نے اس کی تصدیق نہیں کی۔',
    mismatch: 'تصدیق شدہ نام نہیں',
    unchecked: 'نام چیک نہیں ہوا',
  },
  bank: forms.methods.bank,
  accountNumber: forms.payment.account,
  iban: common.iban,
  phone: common.phone,
  nayapayId: 'ان کی NayaPay ID',
  verifiedName: 'تصدیق شدہ نام',
  claimedName: 'نام، تصدیق کے بغیر',
  seller: 'بیچنے والے کا موبائل',
  fromWallet: 'والٹ سے',
  due: 'بنائی گئی',
  claimedByYou: 'آپ نے ذمے لی ہے،',
  claimedBy: ({ name }) => `ذمے لینے والے: ${isolate(name)}،`,
  staleHint: 'ذمے لینے کے 30 منٹ بعد دوسرے ایڈمن وجہ لکھ کر اسے چھڑا سکتے ہیں۔',
  approveFirst: {
    title: 'پہلے منظوری، پھر ادائیگی',
    message: ({ limit }) =>
      `رقم ${ltr(limit)} سے زیادہ ہو تو دوسرے ایڈمن کی منظوری ضروری ہے۔ نمبر UTR لکھیں، منظوری کی درخواست بھیجیں، اور منظوری ملنے کے بعد ہی رقم ٹرانسفر کریں۔`,
  },
  waits: {
    mine: 'منظوری کی درخواست آپ نے بھیجی ہے۔ دوسرے ایڈمن کی منظوری سے پہلے رقم ٹرانسفر نہ کریں۔',
    others: ({ name }) => `منظوری کی درخواست: ${isolate(name)}۔ منظور کرنے سے پہلے تفصیل دیکھ لیں۔`,
  },
  unclear: {
    title: 'معلوم نہیں کہ یہ ادا ہوئی یا نہیں',
    message: 'ادائیگی کی سروس نے واضح نتیجہ نہیں دیا۔ دوبارہ ادا کرنے سے پہلے بینک اسٹیٹمنٹ دیکھ لیں۔',
  },
  vanished: {
    title: 'اس کا ڈپازٹ اب نیٹ ورک پر نہیں',
    message:
      'بینک کو بھیجی گئی ادائیگی اب بھی ہو سکتی ہے۔ نہ ہو تو یہ ادائیگی اس ڈپازٹ کا معاملہ حل ہونے تک ہولڈ پر رہتی ہے۔',
    held: 'ہولڈ پر ہے۔ اس ڈپازٹ کا معاملہ حل ہونے تک کوئی کارروائی نہیں ہو سکتی۔',
    link: 'ڈپازٹ کا معاملہ کھولیں',
  },
  held: 'ادائیگی ہولڈ پر ہے',
  problem: 'ادائیگی ناکام ہوئی',
  sent: 'ادائیگی کی سروس کو بھیج دی گئی۔ نتیجہ یہاں خود بخود آ جائے گا۔',
  paid: ({ amount, name }) => `رقم ${ltr(amount)} ادا شدہ قرار دے دی گئی: ${isolate(name)}`,
  asked: 'منظوری کی درخواست بھیج دی گئی۔ رقم ابھی ٹرانسفر نہ کریں۔',
  acts: {
    claim: { label: desk.claim, title: 'یہ ادائیگی ذمے لیں', message: 'چھوڑنے تک یہ آپ کے ذمے رہتی ہے۔' },
    release: {
      label: 'چھوڑ دیں',
      title: 'یہ ادائیگی چھوڑ دیں',
      message: 'یہ واپس قطار میں جاتی ہے۔ منظوری کی درخواست اور اس کا UTR نمبر ختم ہو جاتے ہیں۔',
    },
    paid: { label: form.desk.paid, title: form.desk.paid, message: 'بیچنے والے کو UTR نمبر فوراً نظر آتا ہے۔' },
    failed: {
      label: 'ناکام قرار دیں',
      title: 'یہ ادائیگی ناکام قرار دیں',
      message: 'بیچنے والا وجہ دیکھتا ہے اور دوسرا اکاؤنٹ چن سکتا ہے۔',
    },
    retry: { label: 'دوبارہ ادائیگی', title: 'دوبارہ ادائیگی کی کوشش', message: backToQueue },
    refund: {
      label: 'والٹ میں ری فنڈ کریں',
      title: 'کیا USDT والٹ میں ری فنڈ کرنے ہیں؟',
      message:
        'آرڈر ناکام ہو جاتا ہے اور USDT بیچنے والے کے والٹ میں جمع ہوتے ہیں۔ اس کے بعد روپوں میں ادائیگی نہیں ہو سکتی۔',
    },
    hold: {
      label: 'ہولڈ کریں',
      title: 'یہ ادائیگی ہولڈ کریں',
      message: 'بحال کرنے تک کوئی رقم نہیں بھیجی جاتی۔',
    },
    resume: { label: 'بحال کریں', title: 'یہ ادائیگی بحال کریں', message: backToQueue },
    approve: {
      label: 'منظوری دیں',
      title: 'کیا یہ ادائیگی منظور ہے؟',
      message: 'آپ اس رقم اور اس اکاؤنٹ کی تصدیق کرتے ہیں۔',
    },
  },
  returned: {
    waiting: ({ n }) =>
      n === 1
        ? 'بینک نے 1 ادائیگی واپس کی ہے جو ابھی دوبارہ ادا نہیں ہوئی۔'
        : `بینک نے ${n} ادائیگیاں واپس کی ہیں جو ابھی دوبارہ ادا نہیں ہوئیں۔`,
    show: 'واپس شدہ ادائیگیاں دیکھیں',
    title: common.returnedByBank,
    by: ({ name }) => `اطلاع: ${isolate(name)}`,
    next: 'بیچنے والا دوسرا اکاؤنٹ چن سکتا ہے۔ اسی اکاؤنٹ میں دوبارہ ادائیگی تبھی کریں جب مسئلہ اکاؤنٹ کا نہ ہو۔',
    notAvailable: 'رقم ہمارے اکاؤنٹ میں آ جائے تو ادائیگی بحال کریں۔ بیچنے والا اس دوران دوسرا اکاؤنٹ چن سکتا ہے۔',
    report: 'واپسی درج کریں',
    reportTitle: 'بینک سے واپسی درج کریں',
    reportMessage:
      'آرڈر مکمل ہی رہتا ہے۔ بیچنے والا وجہ دیکھتا ہے اور دوسرا اکاؤنٹ چن سکتا ہے؛ ادائیگی دوبارہ کی جا سکتی ہے یا USDT ری فنڈ ہو سکتے ہیں۔',
    refund: {
      label: 'والٹ میں ری فنڈ کریں',
      title: 'کیا USDT والٹ میں ری فنڈ کرنے ہیں؟',
      message:
        'آرڈر مکمل ہی رہتا ہے اور USDT بیچنے والے کے والٹ میں جمع ہوتے ہیں۔ اس کے بعد روپوں میں ادائیگی نہیں ہو سکتی۔',
    },
  },
  balance: 'ادائیگی کی سروس کا بیلنس',
  refunded: 'اس کے USDT بیچنے والے کے والٹ میں ری فنڈ ہو گئے۔ یہ ادائیگی بند ہے۔',
  attempts: {
    ...{ claim: claimed, claimed, release: released, released, hold: onHold, held: onHold },
    ...{ paid: 'نے ادا شدہ قرار دی', failed: 'نے ناکام قرار دی', retry: 'نے واپس قطار میں ڈالی' },
    ...{ resume: 'نے بحال کی', refund: 'نے USDT ری فنڈ کیے', approve: 'نے منظور کی' },
    ...{ sent: 'کو ادائیگی کی درخواست ملی', asked: 'نے منظوری مانگی', returned: 'نے واپسی درج کی' },
  },
  results: { 'waits-approval': desk.awaitingApproval, paused: 'نہیں بھیجی گئی: ادائیگیاں بند تھیں' },
};
