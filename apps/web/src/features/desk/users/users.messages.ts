import { defineMessages } from '@sarraf/forms/language';
import type * as english from './users.messages.en.ts';

export const usersMessages = defineMessages<typeof english>('usersMessages');
