import { defineMessages } from '@sarraf/forms/language';
import type * as english from './profile.messages.en.ts';

export const profileMessages = defineMessages<typeof english>('profileMessages');
