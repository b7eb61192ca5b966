import { defineMessages } from '@sarraf/forms/language';
import type * as english from './terms.messages.en.ts';

export const termsAndConditions = defineMessages<typeof english>('termsAndConditions');
