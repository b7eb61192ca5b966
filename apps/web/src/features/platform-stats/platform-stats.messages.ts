import { defineMessages } from '@sarraf/forms/language';
import type * as english from './platform-stats.messages.en.ts';

export const platformStatsMessages = defineMessages<typeof english>('platformStatsMessages');
