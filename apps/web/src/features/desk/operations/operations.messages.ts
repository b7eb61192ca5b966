import { defineMessages } from '@sarraf/forms/language';
import type * as english from './operations.messages.en.ts';

export const operationsMessages = defineMessages<typeof english>('operationsMessages');
