import { defineMessages } from '@sarraf/forms/language';
import type * as english from './logout.messages.en.ts';

export const logoutMessages = defineMessages<typeof english>('logoutMessages');
