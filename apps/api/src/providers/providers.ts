import { DEFAULT_LANGUAGE, type Language } from '@sarraf/domain';
import { messagesByLanguage, type MessageOf } from '../messages.ts';

/** The time; tests bring their own. */
export interface Clock {
  now: () => Date;
}

/** Sends WhatsApp messages. */
export interface Messenger {
  /** Hands over one code, in the language of whoever asked for it. Rejects when the message cannot be sent. */
  sendCode: (message: {
    mobile: string;
    code: string;
    purpose: 'login' | 'kyc';
    lifeMinutes: number;
    language: Language;
  }) => Promise<void>;
}

/** Verifies a person by the mobile registered with their Aadhaar number. */
export interface Identity {
  /** Sends a code to that mobile; the reference names the request. `mobile` is the caller's own, for the sandbox. */
  requestCode: (request: {
    aadhaarNumber: string;
    mobile: string;
    lifeMinutes: number;
    language: Language;
  }) => Promise<{ reference: string }>;
  /** Is this the code of that request? */
  checkCode: (answer: { reference: string; aadhaarNumber: string; otp: string }) => Promise<boolean>;
}

/** Where rupees go. */
export interface PayoutAccount {
  name: string;
  method: string;
  accountNumber: string | null;
  phoneNumber: string | null;
  nayapayId: string | null;
  iban: string | null;
  bankName: string | null;
}

/** Rupees to be sent. */
export interface PayoutRequest {
  /** Of this attempt: a service pays once for it, however often it is asked. */
  key: string;
  rupees: string;
  account: PayoutAccount;
  /** The order. */
  reference: string;
}

/** What a service says of a payout. */
export type PayoutAnswer =
  /** It has it. `againMs`: when asking again makes sense, where it knows. */
  | { status: 'accepted'; reference: string | null; againMs?: number }
  | { status: 'completed'; reference: string | null; utr: string | null }
  | { status: 'refused'; reference: string | null; reason: string }
  /** It knows of no such key. */
  | { status: 'not-found' }
  /** It was not asked: no connection, or it is too busy to listen. */
  | { status: 'not-sent'; reason: string }
  /** It may have been asked: nobody knows what it will do. */
  | { status: 'unclear'; reason: string };

/** Sends rupees, or leaves that to people. Neither call rejects for what a service may do; both end when the signal says so. */
export interface Payouts {
  /** What the attempts are recorded under. */
  adapter: 'sandbox' | 'desk' | 'http';
  /** False: nothing is sent, people pay. */
  sends: boolean;
  /** Asks for the payment; may be repeated with the same key without a second payment. */
  send: (payout: PayoutRequest, signal: AbortSignal) => Promise<PayoutAnswer>;
  /** How the payment of this key stands. */
  getPayout: (key: string, signal: AbortSignal) => Promise<PayoutAnswer>;
}

/** A provider is not connected or cannot be reached: the caller gets 503 with the message. */
export class ProviderUnavailable extends Error {
  readonly messageOf: MessageOf;

  constructor(messageOf: MessageOf) {
    super(messageOf(messagesByLanguage[DEFAULT_LANGUAGE]));
    this.messageOf = messageOf;
  }
}
