import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { messages } from '../../messages.ts';
import type { Clock, Messenger } from '../providers.ts';

const TEXTS = { login: messages.codes.loginText, kyc: messages.codes.kycText };

/** Keeps the messages in the database, where the sandbox phone reads them. */
export const sandboxMessenger = (db: Kysely<Database>, clock: Clock): Messenger => ({
  sendCode: async ({ mobile, code, purpose, lifeMinutes }) => {
    const text = TEXTS[purpose]({ code, minutes: lifeMinutes });
    await db.insertInto('sandbox_messages').values({ mobile, text, code, sent_at: clock.now() }).execute();
  },
});
