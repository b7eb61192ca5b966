import { defineMessages } from '@sarraf/forms/language';
import type * as english from './faqs.messages.en.ts';

export const faqs = defineMessages<typeof english>('faqs');
