import { defineMessages } from '@sarraf/forms/language';
import type * as english from './unsaved-work.messages.en.ts';

export const unsavedWorkMessages = defineMessages<typeof english>('unsavedWorkMessages');
