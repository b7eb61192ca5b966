import { defineMessages } from '@sarraf/forms/language';
import type * as english from './desk.messages.en.ts';

export const deskMessages = defineMessages<typeof english>('deskMessages');
