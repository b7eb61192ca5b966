import { defineMessages } from '@sarraf/forms/language';
import type * as english from './second-factor.messages.en.ts';

export const secondFactorMessages = defineMessages<typeof english>('secondFactorMessages');
