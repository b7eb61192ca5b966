import { defineMessages } from '@sarraf/forms/language';
import type * as english from './filter-bar.messages.en.ts';

export const filterBarMessages = defineMessages<typeof english>('filterBarMessages');
