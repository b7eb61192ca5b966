import { defineMessages } from '@sarraf/forms/language';
import type * as english from './payment-accounts.messages.en.ts';

export const paymentAccountsMessages = defineMessages<typeof english>('paymentAccountsMessages');
