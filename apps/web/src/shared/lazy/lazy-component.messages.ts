import { defineMessages } from '@sarraf/forms/language';
import type * as english from './lazy-component.messages.en.ts';

export const lazyComponentMessages = defineMessages<typeof english>('lazyComponentMessages');
