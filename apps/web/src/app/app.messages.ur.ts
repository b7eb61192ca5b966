import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { appMessages as en } from './app.messages.en.ts';
import { BRAND } from '../shared/layout/brand.ts';

export const appMessages: typeof en = {
  checkingLogin: 'لاگ اِن دیکھا جا رہا ہے...',
  loadingPage: 'لوڈ ہو رہا ہے...',
  unreachable: {
    title: `اس وقت ${BRAND.name} سے رابطہ نہیں ہو رہا`,
    message: 'آپ اب بھی لاگ اِن ہیں۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  },
  offline: {
    title: 'انٹرنیٹ نہیں ہے',
    message: `آپ اب بھی لاگ اِن ہیں۔ انٹرنیٹ آتے ہی ${BRAND.name} خود کھل جائے گا۔`,
  },
  retry: common.tryAgain,
  logout: common.logout,
  unchecked: {
    title: 'ہماری طرف کوئی مسئلہ ہے',
    message: 'آپ اب بھی لاگ اِن ہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  },
  crash: {
    title: 'یہ صفحہ نہیں دکھایا جا سکا',
    message: 'آپ کے آرڈر اور رقم پر کوئی اثر نہیں پڑا۔ جاری رکھنے کے لیے صفحہ دوبارہ کھولیں۔',
    reload: common.reload,
  },
  notFound: {
    title: 'صفحہ نہیں ملا',
    message: 'اس لنک پر کچھ نہیں ہے۔',
    home: 'ہوم پیج پر جائیں',
  },
  pageTitles: {
    '/': 'لاگ اِن',
    '/login': 'لاگ اِن',
    '/kyc': 'شناخت کی تصدیق',
    '/userDetails': common.basicInformation,
    '/dashboard': common.home,
    '/dashboard/stats': common.platformStats,
    '/dashboard/history': common.history,
    '/dashboard/accounts': common.payoutAccounts,
    '/dashboard/statement': common.statement,
    '/dashboard/profile': common.profile,
    '/dashboard/profile/:userId': common.profile,
    '/dashboard/settings': common.appSettings,
    '/dashboard/desk': common.desk,
  },
};
