import { defineMessages } from '../language/index.ts';
import type * as english from './stats-filter.messages.en.ts';

export const statsFilterMessages = defineMessages<typeof english>('statsFilterMessages');
