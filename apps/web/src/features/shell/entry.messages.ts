import { defineMessages } from '@sarraf/forms/language';
import type * as english from './entry.messages.en.ts';

export const entryMessages = defineMessages<typeof english>('entryMessages');
