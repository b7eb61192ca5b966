import { defineMessages } from '@sarraf/forms/language';
import type * as english from './digits.messages.en.ts';

export const digitsMessages = defineMessages<typeof english>('digitsMessages');
