import { defineMessages } from '@sarraf/forms/language';
import type * as english from './payouts.messages.en.ts';

export const payoutsMessages = defineMessages<typeof english>('payoutsMessages');
