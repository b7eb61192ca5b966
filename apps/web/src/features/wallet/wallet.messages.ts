import { defineMessages } from '@sarraf/forms/language';
import type * as english from './wallet.messages.en.ts';

export const walletMessages = defineMessages<typeof english>('walletMessages');
