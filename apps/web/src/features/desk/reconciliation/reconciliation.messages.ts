import { defineMessages } from '@sarraf/forms/language';
import type * as english from './reconciliation.messages.en.ts';

export const reconciliationMessages = defineMessages<typeof english>('reconciliationMessages');
