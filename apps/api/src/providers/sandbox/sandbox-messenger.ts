import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { messagesByLanguage } from '../../messages.ts';
import type { Clock, Messenger } from '../providers.ts';

/** Simulates WhatsApp: stores the messages in the database, where the sandbox phone reads them. */
export const sandboxMessenger = (db: Kysely<Database>, clock: Clock): Messenger => ({
  sendCode: async ({ mobile, code, purpose, lifeMinutes, language }) => {
    const { loginText, kycText } = messagesByLanguage[language].codes;
    const textOf = purpose === 'login' ? loginText : kycText;
    const text = textOf({ code, minutes: lifeMinutes });
    await db.insertInto('sandbox_messages').values({ mobile, text, code, sent_at: clock.now() }).execute();
  },
});
