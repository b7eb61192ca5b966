import { commonMessages as common } from '@sarraf/forms/common.ur';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.ur.ts';
import type { profileMessages as en } from './profile.messages.en.ts';

export const profileMessages: typeof en = {
  anonymous: common.anonymous,
  verifiedAccount: 'تصدیق شدہ اکاؤنٹ',
  verifiedMember: 'تصدیق شدہ ممبر',
  nameConfirmed: 'تصدیق شدہ نام',
  loading: 'پروفائل لوڈ ہو رہی ہے…',
  loadingFigure: common.loading,
  failed: {
    title: 'پروفائل کی معلومات لوڈ نہیں ہو سکیں',
    message: 'پروفائل نہیں مل سکی',
    retry: common.retry,
  },
  figures: {
    sells: 'مجموعی فروخت',
    volume: 'مجموعی مقدار',
    success: 'کامیابی کی شرح',
    wallet: 'والٹ بیلنس',
  },
  unit: common.unit,
  actions: 'فوری کام',
  accounts: common.payoutAccounts,
  help: common.help,
  privacy: publicTextMessages.titles.privacy,
  terms: publicTextMessages.titles.terms,
  darkTheme: common.darkTheme,
  orderMessages: {
    label: 'میرے آرڈرز کے پیغامات',
    help: 'پیغام WhatsApp یا SMS سے: ڈپازٹ ملا، رقم بھیجی گئی، ادائیگی میں مسئلہ، رقم واپس آئی، وقت ختم ہوا۔ کوڈ ہمیشہ بھیجے جاتے ہیں۔',
    failed: 'تبدیلی محفوظ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  logout: common.logout,
  trust: {
    title: 'ہمارے 10,000 سے زیادہ مطمئن صارفین',
    points: ['رقم چند منٹ میں آ جانی چاہیے۔', common.bankTransfers, common.contactSupport],
  },
};
