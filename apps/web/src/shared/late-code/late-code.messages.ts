import { defineMessages } from '@sarraf/forms/language';
import type * as english from './late-code.messages.en.ts';

export const lateCodeMessages = defineMessages<typeof english>('lateCodeMessages');
