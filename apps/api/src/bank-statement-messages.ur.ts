import type { bankStatementMessages as en } from './bank-statement-messages.en.ts';

/** Urdu messages of the bank statement and the report. */
export const bankStatementMessages: typeof en = {
  bankStatement: {
    fields: {
      kind: 'اندراج کی قسم چنیں',
      open: 'قدر open صرف true یا false ہو سکتی ہے',
      before: 'قدر before کسی اندراج کی id ہو',
      limit: 'قدر limit ایک سے 100 تک کا عدد ہو',
      from: 'دن 2026-06-30 کی طرح لکھیں',
      to: 'ایسا دن لکھیں جو پہلے دن سے پہلے اور مستقبل میں نہ ہو',
      dryRun: 'قدر dryRun صرف true یا false ہو سکتی ہے',
      reason: { max_length: 'وجہ بہت لمبی ہے', other: 'وجہ لکھیں' },
    },
    tooLarge: 'فائل بہت بڑی ہے، زیادہ سے زیادہ 4 MB',
    noMapping: 'پہلے سیٹنگز میں اسٹیٹمنٹ کے کالم بتائیں',
    noColumns: ({ missing }) => `فائل کی کسی سطر میں یہ سرخیاں نہیں: ${missing}`,
    empty: 'فائل میں کوئی اندراج نہیں',
    unreadable: ({ count }) => `فائل کی ${count} سطریں پڑھی نہیں جا سکیں۔ کچھ محفوظ نہیں ہوا۔`,
    faults: {
      date: ({ cell, format }) => `یہ تاریخ ${format} کی شکل میں نہیں: ${cell}`,
      amount: ({ cell }) => `یہ کوئی رقم نہیں: ${cell}`,
      'no-amount': 'سطر میں کوئی رقم نہیں',
      'two-amounts': 'سطر میں ڈیبٹ بھی ہے اور کریڈٹ بھی',
      direction: ({ cell }) => `اس کالم میں یہ نہ ڈیبٹ ہے نہ کریڈٹ: ${cell}`,
      balance: ({ cell }) => `یہ کوئی بیلنس نہیں: ${cell}`,
      'balance-chain': ({ cell }) =>
        `بیلنس ${cell} پچھلی سطر سے میل نہیں کھاتا: کوئی سطر غائب ہے یا کوئی کالم غلط بتایا گیا ہے`,
      outside: ({ cell }) => `یہ دن اسٹیٹمنٹ کے دنوں سے باہر ہے: ${cell}`,
      future: ({ cell }) => `یہ دن ابھی نہیں آیا: ${cell}، تاریخ کی شکل دیکھیں`,
    },
    imported: 'اسٹیٹمنٹ محفوظ ہو گئی',
    checked: 'یہ صرف جانچ تھی، کچھ محفوظ نہیں ہوا',
    explained: 'وضاحت محفوظ ہو گئی',
    settled: 'اس سطر کا میل ہو چکا ہے یا یہ فیس ہے، وضاحت کی ضرورت نہیں',
  },
  report: {
    fields: { from: 'دن 2026-06-30 کی طرح لکھیں', to: 'دن 2026-06-30 کی طرح لکھیں' },
    order: 'آخری دن پہلے دن سے پہلے ہے',
    tooLong: ({ max }) => `رپورٹ زیادہ سے زیادہ ${max} دن کی ہو سکتی ہے`,
  },
};
