import { defineMessages } from '@sarraf/forms/language';
import type * as english from './withdrawals.messages.en.ts';

export const withdrawalsMessages = defineMessages<typeof english>('withdrawalsMessages');
