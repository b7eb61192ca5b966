import { defineMessages } from '@sarraf/forms/language';
import type * as english from './user-guide.messages.en.ts';

export const userGuide = defineMessages<typeof english>('userGuide');
