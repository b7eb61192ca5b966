import { defineMessages } from '@sarraf/forms/language';
import type * as english from './security-tips.messages.en.ts';

export const securityTips = defineMessages<typeof english>('securityTips');
