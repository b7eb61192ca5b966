import { defineMessages } from '@sarraf/forms/language';
import type * as english from './rupees.messages.en.ts';

export const rupeesMessages = defineMessages<typeof english>('rupeesMessages');
