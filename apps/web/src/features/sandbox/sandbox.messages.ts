import { defineMessages } from '@sarraf/forms/language';
import type * as english from './sandbox.messages.en.ts';

export const sandboxMessages = defineMessages<typeof english>('sandboxMessages');
