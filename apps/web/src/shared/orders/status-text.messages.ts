import { defineMessages } from '@sarraf/forms/language';
import type * as english from './status-text.messages.en.ts';

export const statusTextMessages = defineMessages<typeof english>('statusTextMessages');
