import { defineMessages } from '@sarraf/forms/language';
import type * as english from './data-saver.messages.en.ts';

export const dataSaverMessages = defineMessages<typeof english>('dataSaverMessages');
