import { defineMessages } from '@sarraf/forms/language';
import type * as english from './reading.messages.en.ts';

export const readingMessages = defineMessages<typeof english>('readingMessages');
