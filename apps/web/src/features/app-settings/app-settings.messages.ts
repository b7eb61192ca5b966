import { defineMessages } from '@sarraf/forms/language';
import type * as english from './app-settings.messages.en.ts';

export const appSettingsMessages = defineMessages<typeof english>('appSettingsMessages');
