import { defineMessages } from '@sarraf/forms/language';
import type * as english from './history.messages.en.ts';

export const historyMessages = defineMessages<typeof english>('historyMessages');
