import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { messageText } from '../message-text.ts';
import { CHANNEL_NAMES, type Channel, type ChannelName, type SendResult } from '../messenger.ts';
import type { Clock } from '../providers.ts';

const NOT_ON_WHATSAPP: SendResult = {
  ok: false,
  refusal: 'recipient',
  reason: 'the number is not on WhatsApp',
  retry: false,
  otherChannel: true,
};
const NOT_SET_UP: SendResult = {
  ok: false,
  refusal: 'configuration',
  reason: 'the simulated account is locked',
  retry: false,
  otherChannel: true,
};

/** What the simulated channels do with a number, by its last four digits (docs/operating-messages.md). */
function behaviourOf(name: ChannelName, mobile: string): SendResult {
  const ending = mobile.slice(-4);
  if (ending === '9903') return NOT_SET_UP;
  if (ending === '9901' && name === 'whatsapp') return NOT_ON_WHATSAPP;
  return { ok: true, id: null, delivered: !(ending === '9902' && name === 'whatsapp') };
}

/** Simulates WhatsApp and SMS: stores the messages that arrive in the database, where the sandbox phone reads them. */
export const sandboxChannels = (db: Kysely<Database>, clock: Clock): Channel[] =>
  CHANNEL_NAMES.map((name) => ({
    name,
    isSimulated: true,
    send: async (message) => {
      const result = behaviourOf(name, message.to);
      if (!result.ok || !result.delivered) return result;
      const code = message.template === 'code' ? (message.values['code'] ?? null) : null;
      await db
        .insertInto('sandbox_messages')
        .values({ mobile: message.to, text: messageText(message), code, channel: name, sent_at: clock.now() })
        .execute();
      return result;
    },
  }));
