import { defineMessages } from '@sarraf/forms/language';
import type * as english from './toasts.messages.en.ts';

export const toastsMessages = defineMessages<typeof english>('toastsMessages');
