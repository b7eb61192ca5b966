import { ltr } from '@sarraf/domain';
import { adminMessages as admin } from '@sarraf/forms/admin.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { appSettingsMessages as en } from './app-settings.messages.en.ts';

/** The Urdu edition. A row of its own has an Urdu word before `USDT`, which would turn the row around if it came first. */
export const appSettingsMessages: typeof en = {
  loading: 'سیٹنگز لوڈ ہو رہی ہیں…',
  failed: {
    title: 'سیٹنگز نہیں کھل سکیں',
    message: 'سیٹنگز لوڈ نہیں ہو سکیں',
    retry: common.tryAgain,
  },
  empty: 'اس سرور پر کوئی سیٹنگ نہیں۔',
  notShown: ({ names }) => `یہاں نہیں دکھایا جا سکتا: ${names}`,
  cards: 'فیس اور حدود',
  becomes: admin.setting.becomes,
  none: common.none,
  unit: common.unit,

  prices: {
    edit: 'قیمتیں تبدیل کریں',
    line: 'کون سی قیمت کہاں لاگو ہے',
    lineHint: 'یہ پیمانے کے مطابق نہیں: ہر سرے کو برابر جگہ دی گئی ہے۔',
    range: admin.priceRanges.row,
    inverted: ({ n }) => `حد ${n}، الٹی`,
    gap: 'خلا',
    overlap: ({ a, b }) => `حد ${a} اور ${b} کا مشترک حصہ`,
    bounds: ({ from, to }) => `${from} سے ${to} تک`,
    below: ({ from, to }) => `${from} سے شروع، ${to} سے کم`,
    open: ({ from }) => `${from} یا زیادہ`,
    gapPays: ({ bounds }) => `${bounds}: حد 1 کی قیمت لگتی ہے`,
    overlapPays: ({ bounds, n }) => `${bounds}: حد ${n} کی قیمت لگتی ہے`,
    unfinished: 'جس حد کے سارے نمبر لکھے ہوں، وہی یہاں شمار ہوتی ہے۔',
    changes: 'بیچنے والوں کے لیے کیا بدلے گا',
    noChange: 'ابھی کچھ نہیں: ہر مقدار کی قیمت وہی ہے جو اب لاگو ہے۔',
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
    same: 'صرف لکھنے کا انداز بدلا، ہر مقدار کی قیمت وہی ہے',
    more: admin.priceRanges.moreWarnings,
    paidOut: 'قیمت میں سے ملنے والا حصہ',
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
    same: 'وہی نیٹ ورک، صرف ترتیب مختلف ہے',
  },

  simulator: {
    title: 'بیچنے والے کو کیا نظر آتا ہے',
    amount: 'بیچنے والے کی مقدار',
    sees: 'عام فیس پر بیچنے والے کو یہ نظر آئے گا:',
    inForce: 'موجودہ قیمتوں پر',
  },

  ask: {
    largeTitle: 'کیا 5 فیصد سے زیادہ بدلنا ہے؟',
    largePrice: 'قیمت 5 فیصد سے زیادہ بدل رہی ہے۔ یہ نئے ریٹ اور نئے آرڈرز پر فوراً لاگو ہوگی۔',
    largeFee:
      'بیچنے والوں کو ملنے والی رقم 5 فیصد سے زیادہ بدل رہی ہے۔ یہ تبدیلی نئے ریٹ اور نئے آرڈرز پر فوراً لاگو ہوگی۔',
    save: 'محفوظ کریں',
    keepEditing: common.keepEditing,
    conflictTitle: 'کسی اور نے پہلے بدل دیا',
    newer: 'اب یہ ویلیو لاگو ہے، اور آپ کی محفوظ ہو تو یہ بدلے گا:',
    noDifference: 'آپ کی ویلیو بھی یہی ہے۔',
    saveMine: 'پھر بھی میری رکھیں',
    takeNewer: 'نئی ویلیو لیں',
  },
  usedNewer: 'یہ وہ نئی ویلیو ہے جو اب لاگو ہے۔',

  audit: {
    notShown: common.notShown,
    title: 'کس نے کیا بدلا',
    description: 'سیٹنگز کی ہر تبدیلی اور ایڈمن کا ہر لاگ اِن، سب سے نیا پہلے۔ اسے کوئی بدل نہیں سکتا۔',
    loading: 'ریکارڈ لوڈ ہو رہا ہے…',
    empty: 'ابھی تک کچھ نہیں بدلا گیا',
    failed: 'ریکارڈ لوڈ نہیں ہو سکا۔',
    failedMore: 'پرانے اندراج لوڈ نہیں ہو سکے۔',
    retry: common.tryAgain,
    older: 'پرانے دکھائیں',
    end: 'بس اتنا ہی ہے۔',
    // Both follow the name of who did it.
    changed: ({ name }) => `نے “${name}” کی سیٹنگ بدلی`,
    signedIn: 'نے لاگ اِن کیا',
  },
};
