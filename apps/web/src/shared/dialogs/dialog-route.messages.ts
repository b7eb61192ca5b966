import { defineMessages } from '@sarraf/forms/language';
import type * as english from './dialog-route.messages.en.ts';

export const dialogRouteMessages = defineMessages<typeof english>('dialogRouteMessages');
