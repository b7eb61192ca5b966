import { defineMessages } from '@sarraf/forms/language';
import type * as english from './shell.messages.en.ts';

export const shellMessages = defineMessages<typeof english>('shellMessages');
