import { defineMessages } from '@sarraf/forms/language';
import type * as english from './timeline.messages.en.ts';

export const timelineMessages = defineMessages<typeof english>('timelineMessages');
