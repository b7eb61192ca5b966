import { defineMessages } from '@sarraf/forms/language';
import type * as english from './language.messages.en.ts';

export const languageMessages = defineMessages<typeof english>('languageMessages');
