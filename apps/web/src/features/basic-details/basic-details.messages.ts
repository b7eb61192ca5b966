import { defineMessages } from '@sarraf/forms/language';
import type * as english from './basic-details.messages.en.ts';

export const basicDetailsMessages = defineMessages<typeof english>('basicDetailsMessages');
