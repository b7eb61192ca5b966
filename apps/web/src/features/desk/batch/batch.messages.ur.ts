import { ltr } from '@sarraf/domain';
import { deskFormMessages as form } from '@sarraf/forms/desk.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { batchMessages as en } from './batch.messages.en.ts';

export const batchMessages: typeof en = {
  export: 'فائل ایکسپورٹ کریں',
  import: 'نتائج امپورٹ کریں',
  exportTitle: 'ایکسپورٹ کے لیے ادائیگیاں منتخب کریں',
  exportMessage: 'منتخب ادائیگیاں آپ کے ذمے ہو جاتی ہیں اور بینک کے لیے ایک فائل میں ملتی ہیں۔',
  all: ({ n }) => `دکھائی گئی تمام ${n} منتخب کریں`,
  count: ({ n }) => (n === 1 ? 'ایک ادائیگی' : `ادائیگیاں: ${n}`),
  sum: 'مجموعی رقم',
  format: 'فائل فارمیٹ',
  formats: {
    csv: {
      name: 'فائل CSV',
      save: 'فائل CSV بنائیں',
      use: 'اسے کھولے بغیر بینک میں اپ لوڈ کریں۔ اسے Excel میں محفوظ کرنے سے لمبے اکاؤنٹ نمبر بدل جاتے ہیں۔',
    },
    xlsx: {
      name: 'فائل Excel',
      save: 'فائل Excel بنائیں',
      use: 'اسے Excel میں کھول کر دیکھ اور محفوظ کر سکتے ہیں (.xlsx)۔ اکاؤنٹ اور فون نمبر پورے رہتے ہیں۔',
    },
  },
  saving: common.creatingFile,
  empty: 'قطار خالی ہے',
  nothing: 'کم از کم ایک ادائیگی منتخب کریں۔',
  tooMany: ({ most }) => `ایک فائل میں زیادہ سے زیادہ ${most} ادائیگیاں ہو سکتی ہیں۔`,
  alone: ({ limit }) => `رقم ${ltr(limit)} سے زیادہ: منظوری لے کر الگ ادا کی جاتی ہے`,
  exportedTitle: ({ n }) => (n === 1 ? 'ایک ادائیگی ایکسپورٹ ہو گئی' : `ادائیگیاں ایکسپورٹ ہو گئیں: ${n}`),
  exported: ({ file }) =>
    `فائل ${ltr(file)} ڈاؤن لوڈ ہو گئی۔ بینک کے نتائج امپورٹ ہونے تک یہ ادائیگیاں آپ کے ذمے رہتی ہیں۔`,
  again: 'دوبارہ ڈاؤن لوڈ کریں',
  notExported:
    'سرور سے جواب نہیں آیا۔ جو ادائیگیاں ذمے لی گئیں وہ “آپ کے ذمے” میں ہیں اور دوبارہ ایکسپورٹ ہو سکتی ہیں۔ کچھ ادا نہیں ہوا۔',

  importTitle: 'بینک کے نتائج امپورٹ کریں',
  importMessage: 'فائل لاگو کرنے سے پہلے دیکھ لیں کہ ہر سطر سے کیا بدلے گا۔',
  steps: {
    preview: { title: 'جائزہ: ابھی کچھ نہیں بدلا', message: 'سطریں دیکھ لیں، پھر لاگو کریں۔' },
    unsure: { title: 'نتیجہ معلوم نہیں', message: 'کوئی سطر دو بار لاگو نہیں ہوتی۔' },
    done: {
      title: 'نتائج لاگو ہو گئے',
      message: 'جو سطریں لاگو نہیں ہوئیں وہ ویسی ہی ہیں۔ انہیں ٹھیک کر کے دوبارہ امپورٹ کریں۔',
    },
    nothing: {
      title: 'کوئی سطر لاگو نہیں ہو سکتی',
      message: 'ہر سطر کے ساتھ وجہ لکھی ہے۔ فائل ٹھیک کر کے دوبارہ چنیں۔',
    },
  },
  lines: ({ n }) => (n === 1 ? 'ایک سطر' : `سطریں: ${n}`),
  line: ({ n }) => `سطر ${n}`,
  columns: { order: common.payout, result: 'نتیجہ', line: 'سطر' },
  first: ({ shown, n }) => `مجموعی ${n} میں سے ${shown} سطریں دکھائی گئی ہیں، مسئلے والی پہلے۔`,
  apply: ({ n }) => (n === 1 ? 'ایک سطر لاگو کریں' : `سطریں لاگو کریں: ${n}`),
  applying: 'لاگو ہو رہا ہے...',
  notApplied: 'سرور سے جواب نہیں آیا۔ شاید کچھ سطریں لاگو ہو گئیں۔ دوبارہ لاگو کریں: کوئی سطر دو بار لاگو نہیں ہوتی۔',
  other: form.desk.answerOther,
  another: 'ایک اور فائل امپورٹ کریں',
  would: {
    paid: 'ادا شدہ قرار دی جائے گی',
    'waits-approval': 'منظوری درکار ہوگی',
    'already-paid': 'پہلے ادا ہو چکی',
    'unknown-order': 'آرڈر نہیں ملا',
    'not-yours': 'آپ کے ذمے نہیں',
    'utr-used': 'استعمال شدہ UTR نمبر',
    'utr-invalid': 'غلط UTR نمبر',
  },
  did: { paid: 'ادا شدہ قرار دی گئی', 'waits-approval': desk.awaitingApproval },
};
