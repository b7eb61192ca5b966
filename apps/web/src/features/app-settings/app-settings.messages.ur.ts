import { isolate, ltr } from '@sarraf/domain';
import { adminMessages as admin } from '@sarraf/forms/admin.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { ActFacts, appSettingsMessages as en } from './app-settings.messages.en.ts';

const phrase = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const payout = ({ amount, order, person }: ActFacts) =>
  phrase(person && `${person} کو`, order && `آرڈر ${ltr(order)} کی`, 'ادائیگی', amount && ltr(amount));
const exception = ({ amount, order }: ActFacts) =>
  phrase(order && `آرڈر ${ltr(order)} کا`, 'غیر معمولی ڈپازٹ', amount && ltr(amount));
const withdrawal = ({ amount, person }: ActFacts) => phrase(person && `${person} کا`, 'ودڈرال', amount && ltr(amount));
const walletOf = ({ person }: ActFacts) => phrase(person && `${person} کے`, 'والٹ میں');

/** A row starts with an Urdu word: `USDT` at its start would make the line run from left to right. */
export const appSettingsMessages: typeof en = {
  loading: 'سیٹنگز لوڈ ہو رہی ہیں…',
  failed: {
    title: 'سیٹنگز نہیں کھل سکیں',
    message: 'سیٹنگز لوڈ نہیں ہو سکیں',
    retry: common.tryAgain,
  },
  empty: 'اس سرور پر کوئی سیٹنگ نہیں۔',
  notShown: ({ names }) => `یہاں نہیں دکھایا جا سکتا: ${isolate(names)}`,
  cards: 'فیس اور حدود',
  transferLimits: {
    title: 'ایک ٹرانسفر کی حد',
    description:
      'جس فروخت میں ایک ساتھ اس سے زیادہ روپے ادا کرنے پڑیں، وہ پہلے ہی مرحلے میں روک دی جاتی ہے۔ 0 یعنی کوئی حد نہیں۔',
  },
  pauses: {
    title: 'بندش',
    description: 'ہنگامی حالات کے لیے۔ بندش چند سیکنڈ میں لاگو ہوتی ہے اور بیچنے والے اس کی وجہ پڑھتے ہیں۔',
  },
  statementColumns: {
    none: 'ابھی کوئی کالم نہیں چنے گئے۔ یہ پہلی اسٹیٹمنٹ امپورٹ کرتے وقت چنے جاتے ہیں۔',
    change: 'امپورٹ پر بدلیں',
  },
  becomes: admin.setting.becomes,
  unit: common.unit,

  prices: {
    edit: 'قیمتیں تبدیل کریں',
    line: 'مقدار کے حساب سے قیمت',
    lineHint: 'یہ پیمانے کے مطابق نہیں۔',
    range: admin.priceRanges.row,
    inverted: ({ n }) => `حد ${n}: شروع آخر سے بڑا ہے`,
    gap: 'خلا',
    overlap: ({ a, b }) => `حد ${a} اور ${b} کا مشترک حصہ`,
    bounds: ({ from, to }) => `${from} سے ${to} تک`,
    below: ({ from, to }) => `${from} سے شروع، ${to} سے کم`,
    open: ({ from }) => `${from} یا زیادہ`,
    gapPays: ({ bounds }) => `${bounds}: حد 1 کی قیمت لگتی ہے`,
    overlapPays: ({ bounds, n }) => `${bounds}: حد ${n} کی قیمت لگتی ہے`,
    unfinished: 'جن حدوں کے نمبر مکمل نہیں، وہ یہاں نہیں دکھائی جاتیں۔',
    changes: 'بیچنے والوں کے لیے کیا بدلے گا',
    noChange: 'کوئی تبدیلی نہیں: ہر مقدار کی قیمت وہی ہے جو اب لاگو ہے۔',
    saved: 'قیمت کی حدیں محفوظ ہو گئیں۔',
    savedSame: 'قیمت کی حدیں محفوظ ہو گئیں۔ ہر مقدار کی قیمت وہی ہے۔',
  },

  move: {
    any: 'کوئی بھی مقدار',
    exactly: ({ amount }) => `پورے ${ltr(`${amount} USDT`)}`,
    from: ({ amount }) => `مقدار ${ltr(`${amount} USDT`)} یا زیادہ`,
    over: ({ amount }) => `مقدار ${ltr(`${amount} USDT`)} سے زیادہ`,
    upTo: ({ amount }) => `مقدار ${ltr(`${amount} USDT`)} تک`,
    below: ({ amount }) => `مقدار ${ltr(`${amount} USDT`)} سے کم`,
    between: ({ start, end }) => `${start}، ${end}`,
    startFrom: ({ amount }) => `${amount} سے شروع`,
    startOver: ({ amount }) => `${amount} سے زیادہ`,
    endUpTo: ({ amount }) => `${ltr(`${amount} USDT`)} تک`,
    endBelow: ({ amount }) => `${ltr(`${amount} USDT`)} سے کم`,
    same: 'حدوں کی ترتیب بدلی، ہر مقدار کی قیمت وہی ہے',
    more: admin.priceRanges.moreWarnings,
    paidOut: 'بیچنے والوں کو ادا',
  },

  networkChange: {
    added: 'شامل کیا گیا',
    removed: 'ہٹایا گیا',
    limits: ({ min, max }) => `${min} سے ${ltr(`${max} USDT`)} تک`,
    name: admin.networks.name,
    logo: admin.networks.logo,
    minAmount: admin.networks.minAmount,
    maxAmount: admin.networks.maxAmount,
    logoChanged: 'تبدیل ہوا',
    pausedReason: admin.networks.paused,
    same: 'وہی نیٹ ورک، صرف ترتیب مختلف ہے',
  },

  simulator: {
    title: 'بیچنے والے کو کیا نظر آتا ہے',
    amount: 'فروخت کی مقدار',
    sees: 'عام فیس پر بیچنے والے کو یہ نظر آتا ہے:',
    inForce: 'موجودہ قیمتوں پر',
  },

  ask: {
    largeTitle: 'کیا 5 فیصد سے زیادہ بدلنا ہے؟',
    largePrice: 'قیمت 5 فیصد سے زیادہ بدل رہی ہے۔ یہ نئے ریٹ اور نئے آرڈرز پر فوراً لاگو ہوگی۔',
    largeFee:
      'بیچنے والوں کو ملنے والی رقم 5 فیصد سے زیادہ بدل رہی ہے۔ یہ تبدیلی نئے ریٹ اور نئے آرڈرز پر فوراً لاگو ہوگی۔',
    save: 'تبدیلی محفوظ کریں',
    keepEditing: common.keepEditing,
    conflictTitle: 'اس دوران سیٹنگ بدل چکی ہے',
    newer: 'موجودہ ویلیو، اور آپ کی محفوظ ہو تو یہ بدلے گا:',
    noDifference: 'آپ کی ویلیو بھی یہی ہے۔',
    saveMine: 'اپنی ویلیو رکھیں',
    takeNewer: 'موجودہ ویلیو لیں',
  },
  pauseAsk: {
    cancel: common.cancel,
    sales_paused: {
      pause: {
        title: 'فروخت روکیں؟',
        message:
          'چند سیکنڈ میں کوئی نیا آرڈر نہیں بن سکے گا۔ کھلے آرڈرز کے ڈپازٹ شمار ہوں گے۔ بیچنے والے وجہ پڑھیں گے۔',
        confirmLabel: admin.pause.acts.sales_paused.pause,
      },
      resume: {
        title: 'فروخت جاری کریں؟',
        message: 'چند سیکنڈ میں بیچنے والے پھر آرڈر بنا سکیں گے۔',
        confirmLabel: admin.pause.acts.sales_paused.resume,
      },
    },
    payouts_paused: {
      pause: {
        title: 'ادائیگیاں روکیں؟',
        message:
          'چند سیکنڈ میں کوئی نئی ادائیگی شروع نہیں ہوگی، اور ڈیسک پر کوئی اسے ذمے نہیں لے سکے گا، نہ منظور یا ایکسپورٹ کر سکے گا۔ جو بھیجی جا چکی ہے، اس کا نتیجہ معلوم کیا جائے گا۔ بیچنے والے وجہ پڑھیں گے۔',
        confirmLabel: admin.pause.acts.payouts_paused.pause,
      },
      resume: {
        title: 'ادائیگیاں جاری کریں؟',
        message: 'چند سیکنڈ میں تمام منتظر ادائیگیاں بھیج دی جائیں گی۔',
        confirmLabel: admin.pause.acts.payouts_paused.resume,
      },
    },
    network: {
      title: ({ names }) => `${isolate(names)} بند کریں؟`,
      message: 'چند سیکنڈ میں اس پر نیا آرڈر نہیں بن سکے گا۔ کھلے آرڈرز کے ڈپازٹ شمار ہوں گے۔ بیچنے والے وجہ پڑھیں گے۔',
      confirmLabel: 'نیٹ ورک بند کریں',
    },
  },
  usedNewer: 'یہ موجودہ ویلیو ہے۔',

  audit: {
    notShown: common.notShown,
    title: 'آڈٹ لاگ',
    description: 'سیٹنگز کی تبدیلیاں، ڈیسک کی کارروائیاں اور ایڈمن کے لاگ اِن، سب سے نیا پہلے۔ اندراج بدلے نہیں جا سکتے۔',
    loading: 'آڈٹ لاگ لوڈ ہو رہا ہے…',
    empty: 'ابھی کوئی اندراج نہیں',
    failed: 'آڈٹ لاگ لوڈ نہیں ہو سکا۔',
    failedMore: 'پرانے اندراج لوڈ نہیں ہو سکے۔',
    retry: common.tryAgain,
    older: 'پرانے دکھائیں',
    end: 'لاگ ختم',
    changed: ({ name }) => `سیٹنگ بدلی گئی: ${name}`,
    signedIn: 'لاگ اِن کیا',
    pauses: {
      sales_paused: {
        paused: 'فروخت روکی گئی',
        resumed: 'فروخت بحال کی گئی',
        reason: 'فروخت کی بندش کی وجہ بدلی گئی',
      },
      payouts_paused: {
        paused: 'ادائیگیاں روکی گئیں',
        resumed: 'ادائیگیاں بحال کی گئیں',
        reason: 'ادائیگیوں کی بندش کی وجہ بدلی گئی',
      },
    },
    passkeys: {
      added: ({ name }) => phrase('پاس کی', name, 'شامل کی گئی'),
      renamed: ({ name }) => phrase('پاس کی کا نام', name, 'رکھا گیا'),
      removed: ({ name }) => phrase('پاس کی', name, 'ہٹائی گئی'),
    },
    acts: {
      second_factor_proven: () => 'دوسری تصدیق کی گئی',
      recovery_code_used: () => 'ریکوری کوڈ استعمال کیا گیا',
      recovery_codes_renewed: () => 'نئے ریکوری کوڈ بنائے گئے',
      payout_claim: (of) => `${payout(of)} ذمے لی گئی`,
      payout_release: (of) => `${payout(of)} چھوڑ دی گئی`,
      payout_paid: (of) => `${payout(of)} ادا کی گئی`,
      payout_failed: (of) => `${payout(of)} ناکام قرار دی گئی`,
      payout_retry: (of) => `${payout(of)} واپس قطار میں ڈالی گئی`,
      payout_refund: (of) => `${payout(of)} ری فنڈ کی گئی`,
      payout_hold: (of) => `${payout(of)} ہولڈ کی گئی`,
      payout_resume: (of) => `${payout(of)} بحال کی گئی`,
      payout_approve: (of) => `${payout(of)} منظور کی گئی`,
      payout_returned: (of) => `${payout(of)} کی بینک سے واپسی درج کی گئی`,
      payout_export: (of) => `${payout(of)} فائل میں ایکسپورٹ کی گئی`,
      exception_credit: (of) => `${exception(of)} ${walletOf(of)} جمع کیا گیا`,
      exception_refunded: (of) => `${exception(of)} ری فنڈ قرار دیا گیا`,
      exception_ignore: (of) => `${exception(of)} کا معاملہ بند کیا گیا`,
      withdrawal_claim: (of) => `${withdrawal(of)} ذمے لیا گیا`,
      withdrawal_paid: (of) => `${withdrawal(of)} روانہ کیا گیا`,
      withdrawal_refuse: (of) => `${withdrawal(of)} رد کیا گیا`,
      user_block: ({ person }) => phrase('صارف', person, 'کو بلاک کیا گیا'),
      user_unblock: ({ person }) => phrase('صارف', person, 'کا بلاک ہٹایا گیا'),
      user_reset_second_factor: ({ person }) => phrase('صارف', person, 'کی دوسری تصدیق ری سیٹ کی گئی'),
      user_note: ({ person }) => phrase('صارف', person, 'پر نوٹ لکھا گیا'),
      sweep: ({ amount }) => phrase('منتقلی', amount && ltr(amount), 'درج کی گئی'),
      bank_statement_imported: () => 'بینک اسٹیٹمنٹ امپورٹ کی گئی',
      bank_statement_explained: ({ amount }) =>
        phrase('بینک اسٹیٹمنٹ کا اندراج', amount && ltr(amount), 'واضح کیا گیا'),
      report_export: () => 'ایک مدت کی رپورٹ لی گئی',
    },
    requests: {
      payout_paid: (of) => `${payout(of)} کی منظوری مانگی گئی`,
      payout_refund: (of) => `${payout(of)} ری فنڈ کرنے کی منظوری مانگی گئی`,
      exception_credit: (of) => `${exception(of)} ${walletOf(of)} جمع کرنے کی منظوری مانگی گئی`,
      exception_refunded: (of) => `${exception(of)} ری فنڈ کرنے کی منظوری مانگی گئی`,
      withdrawal_paid: (of) => `${withdrawal(of)} بھیجنے کی منظوری مانگی گئی`,
      sweep: ({ amount }) => phrase('منتقلی', amount && ltr(amount), 'کی منظوری مانگی گئی'),
    },
    reason: 'وجہ',
  },
};
