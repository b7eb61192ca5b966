import { defineMessages } from '@sarraf/forms/language';
import type * as english from './app.messages.en.ts';

export const appMessages = defineMessages<typeof english>('appMessages');
