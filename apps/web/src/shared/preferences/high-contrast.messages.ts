import { defineMessages } from '@sarraf/forms/language';
import type * as english from './high-contrast.messages.en.ts';

export const highContrastMessages = defineMessages<typeof english>('highContrastMessages');
