import { defineMessages } from '../language/index.ts';
import type * as english from './history-filter.messages.en.ts';

export const historyFilterMessages = defineMessages<typeof english>('historyFilterMessages');
