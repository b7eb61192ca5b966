import { defineMessages } from '@sarraf/forms/language';
import type * as english from './batch.messages.en.ts';

export const batchMessages = defineMessages<typeof english>('batchMessages');
