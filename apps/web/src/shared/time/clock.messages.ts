import { defineMessages } from '@sarraf/forms/language';
import type * as english from './clock.messages.en.ts';

export const clockMessages = defineMessages<typeof english>('clockMessages');
