import type { Language } from '@sarraf/domain';
import type { Generated } from 'kysely';
import type { Numeric, NumericWithDefault, Timestamp } from './columns.ts';

/** A user. Null in the four platform columns means the platform's value. */
export interface UsersTable {
  id: string;
  mobile: string;
  /** Name that is shown: the verified one if there is one, else the claimed one. */
  name: string | null;
  /** Name that the identity provider confirmed; then `name` is the same. */
  verified_name: string | null;
  /** What the user had typed before a verified name replaced it. */
  claimed_name: string | null;
  email: string | null;
  birthdate: string | null;
  /** Birth date that the identity provider confirmed; then `birthdate` is the same. */
  verified_birthdate: string | null;
  pincode: string | null;
  photo: string | null;
  is_admin: Generated<boolean>;
  is_kyc_verified: Generated<boolean>;
  is_verified: Generated<boolean>;
  signup_journey: Generated<number>;
  aadhaar_hash: string | null;
  aadhaar_last4: string | null;
  wallet_balance: NumericWithDefault;
  platform_fee: Numeric | null;
  platform_fee_discount: Numeric | null;
  min_quantity: Numeric | null;
  transaction_exp_time: number | null;
  /** When and why the user was blocked from selling; null if not blocked. */
  blocked_at: Timestamp | null;
  blocked_reason: string | null;
  /** Whether the user wants messages about their orders. */
  order_messages: Generated<boolean>;
  /** Language of the user's latest sign-in or order; messages are in this language. */
  language: Generated<Language>;
  created_at: Timestamp;
}

/** A session; only the hash of its token is stored. */
export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  /** When the session proved the second factor; null if not. Administrators only. */
  second_factor_at: Timestamp | null;
}
