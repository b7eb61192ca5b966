import { defineMessages } from '@sarraf/forms/language';
import type * as english from './privacy-policy.messages.en.ts';

export const privacyPolicy = defineMessages<typeof english>('privacyPolicy');
