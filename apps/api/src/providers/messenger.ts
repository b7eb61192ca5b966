import type { Language } from '@sarraf/domain';

/** Names of the channels, as people and the contract know them. */
export const CHANNEL_NAMES = ['whatsapp', 'sms'] as const;

/** Name of a channel. */
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** Templates of the messages about an order. */
export const STATUS_TEMPLATES = ['deposit-seen', 'paid', 'payout-problem', 'timed-out', 'returned'] as const;

/** Template of a message about an order. */
export type StatusTemplate = (typeof STATUS_TEMPLATES)[number];

/** Whether a template is one of a message about an order. */
export const isStatusTemplate = (template: string): template is StatusTemplate =>
  STATUS_TEMPLATES.some((each) => each === template);

/** Template of a message: a one-time code, or what happened to an order. */
export type Template = 'code' | StatusTemplate;

/** Message for a channel. */
export interface OutgoingMessage {
  /** Our id; delivery reports contain it. */
  id: string;
  /** E.164 number. */
  to: string;
  template: Template;
  /** Values of the template; `code` has `code`, `minutes` and `purpose`. */
  values: Readonly<Record<string, string>>;
  language: Language;
  /** A message that was not delivered by then is of no use. */
  expiresAt: Date;
}

/** Class of a refusal. `unavailable`: the service is down and has not sent the message. `unclear`: it may have sent it. */
export type Refusal = 'recipient' | 'rate' | 'configuration' | 'unavailable' | 'unclear';

/** What follows from a refusal. */
export interface RefusalRule {
  refusal: Refusal;
  /** Whether the same message may be sent again over the channel, after a back-off. */
  retry: boolean;
  /** Whether the next channel takes over at once. */
  otherChannel: boolean;
  /** Whether the service refuses our account, so that nobody receives anything. */
  isAccount?: boolean | undefined;
}

/** Reply of a channel. */
export type SendResult =
  /** The service has the message. `delivered`: it has arrived already. */
  { ok: true; id: string | null; delivered?: boolean } | ({ ok: false; reason: string } & RefusalRule);

/** A way to send messages. Its calls do not reject for errors of the service; they end when the signal is aborted. */
export interface Channel {
  name: ChannelName;
  /** Whether the channel is simulated: it counts as healthy whatever it answers. */
  isSimulated?: boolean;
  send: (message: OutgoingMessage, signal: AbortSignal) => Promise<SendResult>;
}

/** One-time code to send. */
export interface CodeMessage {
  to: string;
  code: string;
  purpose: 'login' | 'kyc';
  lifeMinutes: number;
  language: Language;
  expiresAt: Date;
  /** Row of the code; null for a code that only the identity provider knows. */
  codeId: number | null;
  /** Channel that is tried first. */
  first?: ChannelName | undefined;
}

/** Channel that took a code, and channels that the same code can still be sent over. */
export interface SentCode {
  channel: ChannelName;
  otherChannels: ChannelName[];
  /** Whether no channel could be reached: the code is sent again until it expires. */
  isLate: boolean;
}

/** Sends messages over the channels of the configuration. */
export interface Messenger {
  /** Channels in the order in which they are tried; none if nothing is connected. */
  channels: readonly Channel[];
  /** Sends a one-time code over the first channel that takes it. Rejects if none does: the code is of no use then. */
  sendCode: (message: CodeMessage) => Promise<SentCode>;
}
