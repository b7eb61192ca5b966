import { defineMessages } from '@sarraf/forms/language';
import type * as english from './statement.messages.en.ts';

export const statementMessages = defineMessages<typeof english>('statementMessages');
