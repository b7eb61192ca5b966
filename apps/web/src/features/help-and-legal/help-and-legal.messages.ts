import { defineMessages } from '@sarraf/forms/language';
import type * as english from './help-and-legal.messages.en.ts';

export const helpAndLegalMessages = defineMessages<typeof english>('helpAndLegalMessages');
