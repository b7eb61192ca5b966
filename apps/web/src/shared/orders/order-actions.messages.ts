import { defineMessages } from '@sarraf/forms/language';
import type * as english from './order-actions.messages.en.ts';

export const orderActionsMessages = defineMessages<typeof english>('orderActionsMessages');
