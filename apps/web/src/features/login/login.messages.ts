import { defineMessages } from '@sarraf/forms/language';
import type * as english from './login.messages.en.ts';

export const loginMessages = defineMessages<typeof english>('loginMessages');
