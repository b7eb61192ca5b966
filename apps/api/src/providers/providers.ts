import { DEFAULT_LANGUAGE } from '@sarraf/domain';
import { messagesByLanguage, type MessageOf } from '../messages.ts';

/** Clock; tests have their own. */
export interface Clock {
  now: () => Date;
}

/** Payment account that receives rupees. */
export interface PayoutAccount {
  name: string;
  method: string;
  accountNumber: string | null;
  phoneNumber: string | null;
  nayapayId: string | null;
  iban: string | null;
  bankName: string | null;
}

/** Payment to send. */
export interface PayoutRequest {
  /** Key of the attempt: the service pays once for each key, even if the request is repeated. */
  key: string;
  rupees: string;
  account: PayoutAccount;
  /** Id of the order. */
  reference: string;
  /** The bank's reference of the account's title, which its transfer may want. */
  titleReference?: string | null;
}

/** Reply of a service about the owner of an account. */
export type TitleAnswer =
  /** The bank's own name of the account, at most {@link MAX_TITLE_LENGTH} characters, often in capitals or cut. */
  | { status: 'found'; title: string; reference: string | null }
  /** The service knows no titles, or none of this method. */
  | { status: 'none' }
  /** The bank has no such account. */
  | { status: 'not-found' }
  /** The service gave no usable answer. */
  | { status: 'unclear'; reason: string };

/** Longest title of an account, in characters: what banks transmit. */
export const MAX_TITLE_LENGTH = 40;

/** Reply of a service about a payout. */
export type PayoutAnswer =
  /** The service has the payment. `againMs`: suggested delay of the next poll. */
  | { status: 'accepted'; reference: string | null; againMs?: number }
  /** The service has paid. `againMs`: suggested delay of the first poll about a return. */
  | { status: 'completed'; reference: string | null; utr: string | null; againMs?: number }
  /** The service had paid, and the bank returned the rupees; `available`: they are on our account again. */
  | { status: 'returned'; reference: string | null; utr: string | null; reason: string; available: boolean }
  | { status: 'refused'; reference: string | null; reason: string }
  /** The service does not know the key. */
  | { status: 'not-found' }
  /** The request did not reach the service, or the service was busy (429, 503): nothing is paid. */
  | { status: 'not-sent'; reason: string }
  /** The request may have arrived; the outcome is unknown. */
  | { status: 'unclear'; reason: string };

/** Payout provider. Its calls do not reject for errors of the service; they end when the signal is aborted. */
export interface Payouts {
  /** Name of the provider in the log of attempts. */
  adapter: 'sandbox' | 'desk' | 'http';
  /** Whether it sends payments; false if administrators pay by hand. */
  sends: boolean;
  /** Sends a payment. May be repeated with the same key without a second payment. */
  send: (payout: PayoutRequest, signal: AbortSignal) => Promise<PayoutAnswer>;
  /** Current state of the payment with this key. */
  getPayout: (key: string, signal: AbortSignal) => Promise<PayoutAnswer>;
  /** Rupees left for payouts, such as `1250000.00`; null if the service does not tell. */
  balance?: () => Promise<string | null>;
  /** Asks the bank for the title of an account; absent if the service knows none. */
  resolve?: (account: PayoutAccount, signal: AbortSignal) => Promise<TitleAnswer>;
}

/** Error of a provider that is not connected or cannot be reached: the reply is 503 with this message. */
export class ProviderUnavailable extends Error {
  readonly messageOf: MessageOf;
  /** Kind of failure, for the log; contains nothing of the request. */
  readonly code: string | undefined;

  constructor(messageOf: MessageOf, code?: string) {
    super(messageOf(messagesByLanguage[DEFAULT_LANGUAGE], DEFAULT_LANGUAGE));
    this.messageOf = messageOf;
    this.code = code;
  }
}
