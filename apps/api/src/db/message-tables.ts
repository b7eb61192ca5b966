import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@sarraf/domain';
import type { Timestamp } from './columns.ts';

/** Status of a message. `unclear`: sent without an answer, it may have arrived. `dropped`: it expired before it was sent. */
export type MessageStatus = 'queued' | 'sending' | 'accepted' | 'delivered' | 'failed' | 'unclear' | 'dropped';

/** A message over one channel. Kept for 90 days. */
export interface MessagesTable {
  /** Also the id that the services get and that their delivery reports contain. */
  id: string;
  /** What the message is about: `code:17`, `<orderId>:paid`. At most one message of a thread is sent over a channel. */
  thread: string;
  /** Name of the channel; null until the message is sent first. */
  channel: string | null;
  to_mobile: string;
  template: string;
  /** Values of the template, without a code. */
  values: ColumnType<Record<string, string>, string, string>;
  /** Encrypted one-time code; null once the code is no longer valid. */
  sealed_code: string | null;
  /** Row of `codes`; null if the message contains no sign-in code. */
  code_id: number | null;
  user_id: string | null;
  order_id: string | null;
  language: Language;
  status: MessageStatus;
  /** Id that the service gave the message. */
  provider_id: string | null;
  /** Class of the service's refusal, and its words. */
  refusal: string | null;
  reason: string | null;
  /** Number of sends that were begun. */
  tries: Generated<number>;
  /** Whether a process ended once between sending the message and recording it. */
  lost: Generated<boolean>;
  next_attempt_at: Timestamp | null;
  /** A process is sending the message until then. */
  leased_until: Timestamp | null;
  created_at: Timestamp;
  /** When the service answered. */
  sent_at: Timestamp | null;
  delivered_at: Timestamp | null;
  /** When the service reported that it could not deliver a message it had taken. */
  failed_at: Timestamp | null;
  expires_at: Timestamp;
}
