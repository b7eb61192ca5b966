import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { verifyIdentityMessages as en } from './verify-identity.messages.en.ts';

export const verifyIdentityMessages: typeof en = {
  number: {
    title: 'اپنی شناخت کی تصدیق کریں',
    lead: 'بیچنے سے پہلے یہ آخری مرحلہ ہے۔ یہ صرف ایک بار کرنا ہوتا ہے۔',
  },
  code: { title: common.enterOtp },
  success: 'آپ کی شناخت کی تصدیق ہو گئی۔',
};
