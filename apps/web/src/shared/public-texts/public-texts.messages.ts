import { defineMessages } from '@sarraf/forms/language';
import type * as english from './public-texts.messages.en.ts';

export const publicTextMessages = defineMessages<typeof english>('publicTextMessages');
