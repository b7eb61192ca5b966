import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock, Messenger } from '../providers.ts';

const TEXTS = {
  login: (code: string, minutes: number) =>
    `${code} is your Sarraf code. It works for ${minutes} minutes. Do not share it.`,
  kyc: (code: string, minutes: number) => `${code} is your Aadhaar verification code. It works for ${minutes} minutes.`,
};

/** Keeps the messages in the database, where the sandbox phone reads them. */
export const sandboxMessenger = (db: Kysely<Database>, clock: Clock): Messenger => ({
  sendCode: async ({ mobile, code, purpose, lifeMinutes }) => {
    const text = TEXTS[purpose](code, lifeMinutes);
    await db.insertInto('sandbox_messages').values({ mobile, text, code, sent_at: clock.now() }).execute();
  },
});
