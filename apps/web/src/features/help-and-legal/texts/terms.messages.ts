import { defineMessages } from '@sarraf/forms/language';

export const termsAndConditions = defineMessages('termsAndConditions', {
  en: () => import('./terms.messages.en.ts'),
  ur: () => import('./terms.messages.ur.ts'),
});
