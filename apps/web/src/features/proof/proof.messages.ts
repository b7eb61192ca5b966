import { defineMessages } from '@sarraf/forms/language';
import type * as english from './proof.messages.en.ts';

export const proofMessages = defineMessages<typeof english>('proofMessages');
