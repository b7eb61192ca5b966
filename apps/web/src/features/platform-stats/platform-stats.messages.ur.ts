import { ltr } from '@sarraf/domain';
import { statsFilterMessages as filter } from '@sarraf/forms/stats-filter.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { platformStatsMessages as en } from './platform-stats.messages.en.ts';

/** A count with its noun, singular or plural. */
const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** Urdu messages of the statistics page. */
export const platformStatsMessages: typeof en = {
  title: common.platformStats,
  loading: 'اعداد و شمار لوڈ ہو رہے ہیں…',
  loadingFigure: common.loading,
  updating: 'تازہ ہو رہا ہے…',
  failed: {
    message: 'اعداد و شمار لوڈ نہیں ہو سکے',
    retry: common.retry,
  },
  metrics: {
    users: 'مجموعی صارفین',
    received: 'مجموعی موصول',
    sell: 'مجموعی فروخت',
    deleted: 'مجموعی حذف شدہ',
  },
  dollars: ({ amount }) => `$${amount}`,
  about: ({ amount }) => ltr(`≈ ${amount}`),
  usdt: ({ amount }) => ltr(`≈ ${amount} USDT`),
  verified: ({ users }) => counted(users, 'تصدیق شدہ صارف', 'تصدیق شدہ صارفین'),
  received: ({ users }) => counted(users, 'صارف سے موصول', 'صارفین سے موصول'),
  sold: ({ users }) => counted(users, 'صارف نے بیچے', 'صارفین نے بیچے'),
  chart: {
    title: 'ٹرانزیکشنز پر ایک نظر',
    series: { transactions: 'ٹرانزیکشنز', users: common.users },
    averages: { transactions: 'روزانہ ٹرانزیکشنز', users: 'روزانہ صارفین' },
    note: { day: 'ہر دن', week: 'ہر ہفتے کی روزانہ اوسط', month: 'ہر مہینے کی روزانہ اوسط' },
    view: 'ایسے دکھائیں',
    chart: 'چارٹ',
    table: 'ٹیبل',
    point: { day: common.date, week: 'ہفتہ', month: 'مہینہ' },
    time: 'چارٹ میں وقت بائیں سے دائیں چلتا ہے۔',
    instructions: {
      day: 'بائیں اور دائیں تیر والی کیز سے ایک ایک دن آگے پیچھے جائیں۔',
      week: 'بائیں اور دائیں تیر والی کیز سے ایک ایک ہفتہ آگے پیچھے جائیں۔',
      month: 'بائیں اور دائیں تیر والی کیز سے ایک ایک مہینہ آگے پیچھے جائیں۔',
    },
    aDay: ({ average }) => `روزانہ ${average}`,
    soFar: ({ label }) => `${label}، اب تک`,
    range: ({ from, to }) => `${from} تا ${to}`,
    inDays: ({ transactions, days }) =>
      `${counted(days, 'دن', 'دنوں')} میں ${counted(transactions, 'ٹرانزیکشن', 'ٹرانزیکشنز')}`,
    span: ({ span }) => `مدت: ${span}۔`,
    between: ({ series, low, high, highest }) => `${series}: ${low} سے ${high} تک، سب سے زیادہ: ${highest}۔`,
    same: ({ series, value }) => `${series}: ہمیشہ ${value}۔`,
    empty: {
      title: 'اس مدت میں ابھی کوئی ٹرانزیکشن نہیں',
      message: 'جس دن کوئی آرڈر ہوگا، وہ اس لکیر پر ایک نقطہ بن جائے گا۔',
    },
  },
  activities: {
    title: 'حالیہ سرگرمیاں',
    loading: 'سرگرمیاں لوڈ ہو رہی ہیں…',
    columns: { user: 'صارف', action: 'عمل', amount: common.amount, date: common.date, status: common.status },
    nameless: common.anonymous,
    dateless: common.unknown,
    notShown: common.notShown,
    found: ({ count }) => counted(count, 'سرگرمی ملی', 'سرگرمیاں ملیں'),
    empty: {
      title: 'اس مدت میں ابھی کوئی سرگرمی نہیں',
      message: 'صارفین جو بیچیں گے اور وصول کریں گے، وہ یہاں نظر آئے گا۔',
    },
    noMatch: {
      title: ({ search }) => `کوئی سرگرمی “${search}” سے میل نہیں کھاتی`,
      message: 'کوئی اور نام، عمل یا اسٹیٹس لکھیں، یا لمبی مدت منتخب کریں۔',
      clear: filter.clear,
    },
  },
};
