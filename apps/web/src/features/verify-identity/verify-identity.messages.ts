import { defineMessages } from '@sarraf/forms/language';
import type * as english from './verify-identity.messages.en.ts';

export const verifyIdentityMessages = defineMessages<typeof english>('verifyIdentityMessages');
