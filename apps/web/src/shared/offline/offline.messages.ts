import { defineMessages } from '@sarraf/forms/language';
import type * as english from './offline.messages.en.ts';

export const offlineMessages = defineMessages<typeof english>('offlineMessages');
