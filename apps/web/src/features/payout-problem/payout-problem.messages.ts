import { defineMessages } from '@sarraf/forms/language';
import type * as english from './payout-problem.messages.en.ts';

export const payoutProblemMessages = defineMessages<typeof english>('payoutProblemMessages');
