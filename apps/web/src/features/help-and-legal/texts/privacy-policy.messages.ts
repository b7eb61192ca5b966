import { defineMessages } from '@sarraf/forms/language';

export const privacyPolicy = defineMessages('privacyPolicy', {
  en: () => import('./privacy-policy.messages.en.ts'),
  ur: () => import('./privacy-policy.messages.ur.ts'),
});
