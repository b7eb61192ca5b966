import { defineMessages } from '@sarraf/forms/language';
import type * as english from './exceptions.messages.en.ts';

export const exceptionsMessages = defineMessages<typeof english>('exceptionsMessages');
