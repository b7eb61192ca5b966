import { isolate, ltr } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.ur';
import { batchMessages as batch } from '../batch/batch.messages.ur.ts';
import { exceptionsMessages as exceptions } from '../exceptions/exceptions.messages.ur.ts';
import { reconciliationMessages as books } from '../reconciliation/reconciliation.messages.ur.ts';
import type { rupeesMessages as en } from './rupees.messages.en.ts';

const importStatement = 'اسٹیٹمنٹ امپورٹ کریں';

export const rupeesMessages: typeof en = {
  title: books.books.rupees,
  description: 'ہمارے حساب کی ادائیگیاں، اور بینک کی اسٹیٹمنٹ۔',
  loading: 'بینک سے حساب ملایا جا رہا ہے…',
  import: importStatement,
  agree: ({ day }) => `بینک اور ہمارا حساب ${day} تک برابر ہے`,
  agreeMore: 'ہر ادائیگی اسٹیٹمنٹ میں ہے، اور ہر سطر کی وضاحت موجود ہے۔',
  open: ({ n, day }) =>
    n === 1 ? `اندراج جس پر ${day} تک آپ کی توجہ درکار ہے: 1` : `اندراج جن پر ${day} تک آپ کی توجہ درکار ہے: ${n}`,
  booksMore: ({ amount }) => `ہمارے حساب میں بینک سے ${ltr(amount)} زیادہ ادا ہوئے ہیں۔`,
  bankMore: ({ amount }) => `بینک کے مطابق ہمارے حساب سے ${ltr(amount)} زیادہ ادا ہوئے ہیں۔`,
  noDifference: 'رقمیں برابر ہیں، مگر نیچے کے اندراج کی وضاحت باقی ہے۔',
  gapsTitle: 'دن جن کی اسٹیٹمنٹ نہیں',
  gaps: ({ days }) => `ان دنوں کی پوری اسٹیٹمنٹ نہیں ہے: ${days}۔ ان کی اسٹیٹمنٹ امپورٹ کریں۔`,
  breaksTitle: 'اسٹیٹمنٹس کے درمیان اندراج غائب ہیں',
  breaks: ({ days }) => `یہ اسٹیٹمنٹس پچھلے بیلنس سے شروع نہیں ہوتیں: ${days}۔ ان کے آس پاس کے دن دوبارہ امپورٹ کریں۔`,
  days: ({ from, to }) => `${from} سے ${to}`,

  begin: {
    title: 'ابھی کوئی بینک اسٹیٹمنٹ نہیں',
    message: 'ہر ادائیگی کا اس اکاؤنٹ سے موازنہ کریں جس سے وہ گئی۔',
    steps: [
      'ادائیگی والے اکاؤنٹ کی اسٹیٹمنٹ بینک سے CSV فائل میں لیں۔',
      'اسے یہاں امپورٹ کریں۔ پہلی بار چنیں کہ کس کالم میں کیا ہے۔',
      'ہر سطر اپنی ادائیگی سے ملتی ہے۔ جو نہ ملے وہ آپ کو دکھائی جاتی ہے۔',
    ],
  },

  slip: {
    paid: 'ہمارے حساب میں ادا',
    returned: 'ہمارے حساب میں واپس',
    debits: 'اسٹیٹمنٹ کے ڈیبٹ',
    credits: 'اسٹیٹمنٹ کے کریڈٹ',
    fees: 'بینک کی فیس',
    explained: 'وضاحت شدہ',
    statement: 'اکاؤنٹ سے گئے (بینک)',
    books: 'اکاؤنٹ سے گئے (ہمارا حساب)',
    difference: books.difference,
    even: books.adds,
    covered: 'شامل دن',
    balance: 'اکاؤنٹ کا بیلنس',
    balanceOf: ({ day }) => `اکاؤنٹ کا بیلنس، ${day}`,
    noBalance: 'اسٹیٹمنٹ میں بیلنس نہیں ہے۔',
  },

  kindsTitle: 'قسم کے لحاظ سے اندراج',
  kinds: {
    open: exceptions.open,
    all: 'تمام اندراج',
    missing: 'بینک میں نہیں',
    twice: 'دو بار ادا',
    'unknown-debit': 'نامعلوم ڈیبٹ',
    'unknown-credit': 'نامعلوم کریڈٹ',
    matched: 'مل گئے',
    fee: 'بینک کی فیس',
  },
  about: {
    open: 'ہر ایک کی وضاحت لکھیں، یا اس کی ادائیگی درست کریں۔',
    all: 'اسٹیٹمنٹ کی ہر سطر، اور وہ ادائیگیاں جو کسی سطر میں نہیں۔',
    missing: 'ہمارے حساب میں ہیں، مگر اسٹیٹمنٹ کی کسی سطر میں نہیں۔',
    twice: 'جس ادائیگی کا ڈیبٹ موجود ہے اس کا ایک اور ڈیبٹ۔',
    'unknown-debit': 'اکاؤنٹ سے گئی، مگر ہمارے حساب میں نہیں۔',
    'unknown-credit': 'اکاؤنٹ میں آئی، مگر ہمارے حساب میں نہیں۔ اکثر واپس آئی رقم یا جمع کرائی گئی رقم ہوتی ہے۔',
    matched: 'سطر، اور وہ ادائیگی یا واپسی جس کی وہ ہے۔',
    fee: 'چھوٹے ڈیبٹ جنہیں بینک فیس کہتا ہے۔',
  },
  count: ({ n }) => (n === 1 ? 'ایک اندراج' : `اندراج: ${n}`),
  openCount: ({ n }) => `باقی: ${n}`,

  emptyOpen: { title: 'کچھ باقی نہیں', message: 'اسٹیٹمنٹ کی ہر سطر مل گئی یا اس کی وضاحت موجود ہے۔' },
  empty: { title: 'کوئی اندراج نہیں ملا', message: 'اس قسم کا کوئی اندراج نہیں۔' },
  out: 'اکاؤنٹ سے گئی',
  in: 'اکاؤنٹ میں آئی',
  byAmount: 'رقم، اکاؤنٹ اور دن سے ملایا گیا',
  payoutOf: ({ order, name }) =>
    name ? `ادائیگی: ${isolate(name)}، آرڈر ${ltr(order)}` : `ادائیگی، آرڈر ${ltr(order)}`,
  namedPayout: 'اس سطر میں ایک ادائیگی کا UTR نمبر ہے:',
  returnedPayout: 'غالباً واپس آئی رقم۔ ادائیگی پر واپسی درج کریں:',
  line: ({ n }) => `سطر ${n}`,
  explained: 'وضاحت شدہ',
  explainedBy: ({ name }) => `وضاحت: ${isolate(name)}`,
  explain: {
    label: 'وضاحت لکھیں',
    title: 'اس اندراج کی وضاحت لکھیں',
    message: 'اس کے بعد یہ باقی اندراج اور فرق میں نہیں گنا جاتا۔ بینک کی سطر ویسی ہی رہتی ہے۔',
  },
  explainAgain: 'وضاحت بدلیں',
  explainFor: ({ amount, day }) => `وضاحت لکھیں: ${ltr(amount)}، ${day}`,
  changeFor: ({ amount, day }) => `وضاحت بدلیں: ${ltr(amount)}، ${day}`,

  imports: {
    title: 'امپورٹ شدہ اسٹیٹمنٹ',
    period: 'مدت',
    lines: 'سطریں',
    added: 'نئی سطریں',
    closing: 'آخری بیلنس',
    imported: 'امپورٹ',
  },

  report: {
    title: 'ایک مدت کی رپورٹ',
    description: 'بیچنے والے، رقمیں، بڑے آرڈر، اور جو روکا گیا یا واپس آیا، CSV فائل میں۔',
    saved: ({ file }) => `فائل ${ltr(file)} ڈاؤن لوڈ ہو گئی۔`,
  },

  importPage: {
    title: 'بینک اسٹیٹمنٹ امپورٹ کریں',
    message: 'محفوظ ہونے سے پہلے آپ دیکھ لیتے ہیں کہ فائل میں کیا ہے۔',
    back: 'روپوں پر واپس',
    sample: 'نمونے کی اسٹیٹمنٹ لیں',
    sampleMessage: 'یہ آزمائشی نظام ہے: اس کے بینک کی بھی اسٹیٹمنٹ ہے۔',
    sampleFailed: 'نمونہ ڈاؤن لوڈ نہیں ہو سکا۔',
    columnsTitle: 'کس کالم میں کیا ہے؟',
    columnsFirst: 'اس بینک کے کالم ایک بار چنے جاتے ہیں اور ہر اگلی اسٹیٹمنٹ پر لاگو رہتے ہیں۔',
    columnsDiffer: ({ missing }) => `فائل میں یہ کالم نہیں: ${isolate(missing)}۔ کالم دوبارہ چنیں، یا دوسری فائل۔`,
    columnsNotLoaded: 'کالم لوڈ نہیں ہو سکے۔ دوبارہ کوشش کریں۔',
    savedNotChecked: 'کالم محفوظ ہو گئے، مگر اسٹیٹمنٹ کا جائزہ نہیں لیا جا سکا۔ وہ یہیں ہے، دوبارہ کوشش کریں۔',
    columnsChange: 'تبدیلی اس اور ہر اگلی اسٹیٹمنٹ پر لاگو ہوگی۔',
    changeColumns: 'کالم بدلیں',
    faultsTitle: ({ n }) => (n === 1 ? 'ایک سطر نہیں پڑھی جا سکی' : `سطریں جو نہیں پڑھی جا سکیں: ${n}`),
    faultsMessage: 'کچھ محفوظ نہیں ہوا۔ فائل درست کریں، یا کالم غلط ہوں تو انہیں بدلیں۔',
    faultsShown: ({ shown, n }) => `مجموعی ${n} میں سے پہلی ${shown} سطریں دکھائی گئی ہیں۔`,
    wholeFile: 'پوری فائل',
    line: batch.columns.line,
    column: 'کالم',
    problem: 'مسئلہ',
    steps: {
      preview: { title: 'جائزہ: ابھی کچھ محفوظ نہیں ہوا', message: 'تاریخیں اور رقمیں دیکھ لیں، پھر امپورٹ کریں۔' },
      unsure: { title: batch.steps.unsure.title, message: 'کوئی سطر دو بار محفوظ نہیں ہوتی۔ دوبارہ امپورٹ کریں۔' },
      done: { title: 'اسٹیٹمنٹ امپورٹ ہو گئی', message: 'سطریں ہمارے حساب سے ملا لی گئیں۔' },
    },
    lines: ({ n }) => (n === 1 ? 'ایک سطر' : `سطریں: ${n}`),
    period: 'مدت',
    added: 'نئی سطریں',
    repeated: 'پہلے سے امپورٹ شدہ',
    equalLines: ({ lines }) =>
      `فائل کی یہ لائنیں ہر لحاظ سے کسی پہلی لائن جیسی ہیں اور الگ شمار ہوں گی: ${lines}۔ بینک کے صفحے سے ملا لیں۔`,
    debits: 'ڈیبٹ',
    credits: 'کریڈٹ',
    opening: 'ابتدائی بیلنس',
    closing: 'آخری بیلنس',
    after: 'اس امپورٹ کے بعد تمام اسٹیٹمنٹ کے اندراج',
    apply: importStatement,
    applying: 'امپورٹ ہو رہا ہے...',
    notApplied: 'سرور سے جواب نہیں آیا۔ شاید سطریں محفوظ ہو گئیں۔ دوبارہ امپورٹ کریں: کوئی سطر دو بار محفوظ نہیں ہوتی۔',
    other: form.desk.answerOther,
    another: 'ایک اور اسٹیٹمنٹ امپورٹ کریں',
    see: ({ n }) => (n === 1 ? 'ایک باقی اندراج دیکھیں' : `باقی اندراج دیکھیں: ${n}`),
  },
};
