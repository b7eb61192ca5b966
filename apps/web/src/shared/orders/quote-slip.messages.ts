import { defineMessages } from '@sarraf/forms/language';
import type * as english from './quote-slip.messages.en.ts';

export const quoteSlipMessages = defineMessages<typeof english>('quoteSlipMessages');
