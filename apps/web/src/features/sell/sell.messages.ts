import { defineMessages } from '@sarraf/forms/language';
import type * as english from './sell.messages.en.ts';

export const sellMessages = defineMessages<typeof english>('sellMessages');
