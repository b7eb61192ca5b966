import { defineMessages } from '@sarraf/forms/language';
import type * as english from './receipt.messages.en.ts';

export const receiptMessages = defineMessages<typeof english>('receiptMessages');
