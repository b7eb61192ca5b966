import { DEFAULT_LANGUAGE, isLanguage } from '@sarraf/domain';
import { messagesByLanguage, type Messages } from '../messages.ts';

/** Message of a setting's validation, in the language of the parse call. */
export const settingMessage =
  (messageOf: (messages: Messages['settings']) => string) =>
  ({ lang }: { lang?: string | undefined }): string =>
    messageOf(messagesByLanguage[isLanguage(lang) ? lang : DEFAULT_LANGUAGE].settings);
