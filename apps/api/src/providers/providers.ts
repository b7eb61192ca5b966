import { DEFAULT_LANGUAGE, type Language } from '@sarraf/domain';
import { editions, type Sentence } from '../messages.ts';

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

/** How a payout stands. */
export type PayoutState = { status: 'processing' } | { status: 'completed'; utr: string } | { status: 'failed' };

/** Sends rupees. Both calls carry the order's key and may be repeated without a second payment. */
export interface Payouts {
  /** Asks for the payment. */
  send: (payout: { key: string; rupees: string; account: PayoutAccount }) => Promise<void>;
  /** How the payment asked for at `sentAt` stands. */
  stateOf: (payout: { key: string; method: string; sentAt: Date }) => Promise<PayoutState>;
}

/** A provider is not connected or cannot be reached: the caller gets 503 with the sentence. */
export class ProviderUnavailable extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence(editions[DEFAULT_LANGUAGE]));
    this.sentence = sentence;
  }
}
