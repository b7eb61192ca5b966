import { defineMessages } from '@sarraf/forms/language';
import type * as english from './public-texts.messages.en.ts';

export const readingMessages = defineMessages<typeof english>('readingMessages');
