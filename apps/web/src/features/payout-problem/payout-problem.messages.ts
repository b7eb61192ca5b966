import { defineMessages } from '@sarraf/forms/language';

export const payoutProblemMessages = defineMessages('payoutProblemMessages', {
  en: () => import('./payout-problem.messages.en.ts'),
  ur: () => import('./payout-problem.messages.ur.ts'),
});
