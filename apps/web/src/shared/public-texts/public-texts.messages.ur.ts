import type { publicTextMessages as en } from './public-texts.messages.en.ts';

export const publicTextMessages: typeof en = {
  titles: {
    faqs: 'عام سوالات',
    guide: 'استعمال کی گائیڈ',
    security: 'حفاظتی مشورے',
    privacy: 'پرائیویسی پالیسی',
    terms: 'شرائط و ضوابط',
  },
  legalDate: '15 مارچ 2024',
  newTab: 'نئے ٹیب میں کھلتا ہے',
};
