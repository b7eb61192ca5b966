import { type DeskClaim, isStaleClaim, type PayoutAction } from './payout-status.ts';

/** Action of the desk on an exception. */
export type ExceptionAction = 'credit' | 'refunded' | 'ignore';
/** Action of the desk on a withdrawal. */
export type WithdrawalAction = 'claim' | 'paid' | 'refuse';
/** Action of the desk on a user. */
export type UserAction = 'block' | 'unblock' | 'note' | 'reset-second-factor';
/** Any action of the desk. */
export type DeskAction = PayoutAction | ExceptionAction | WithdrawalAction | UserAction;

const WITH_REASON: ReadonlySet<DeskAction> = new Set([
  'failed',
  'refund',
  'credit',
  'ignore',
  'block',
  'approve',
  'reset-second-factor',
]);

/** Whether an action requires a reason; releasing does when the claim is another administrator's. */
export const reasonRequired = (action: DeskAction, claim?: Pick<DeskClaim, 'mine'> | null): boolean =>
  WITH_REASON.has(action) || (action === 'release' && claim?.mine === false);

/** Fields of an exception that decide which actions are allowed. */
export interface ExceptionState {
  /** Kind of the exception, or a value this build does not know. */
  kind: string;
  /** Not decided yet. */
  open: boolean;
  /** The transfer has the confirmations its network requires. */
  confirmed: boolean;
  /** The seller whose wallet can be credited is known. */
  hasOwner: boolean;
  /** Action that waits for a second administrator; `mine` if this one requested it. */
  approval?: { mine: boolean; action: ExceptionAction } | null | undefined;
}

/** Kinds without USDT to credit or send back: a transfer that vanished, and rupees that were paid twice. */
const IGNORE_ONLY: ReadonlySet<string> = new Set(['dropped', 'paid-twice', 'paid-after-refund']);

/**
 * Actions this administrator may take on an exception. Credit and refund need a confirmed transfer; another token than USDT cannot be
 * credited to a wallet; a vanished transfer or a double payment can only be ignored. A waiting request is approved by the same action.
 */
export function exceptionActions({ kind, open, confirmed, hasOwner, approval }: ExceptionState): ExceptionAction[] {
  if (!open) return [];
  if (approval) return approval.mine ? [] : [approval.action, 'ignore'];
  if (IGNORE_ONLY.has(kind) || !confirmed) return ['ignore'];
  return hasOwner && kind !== 'wrong-token' ? ['credit', 'refunded', 'ignore'] : ['refunded', 'ignore'];
}

/** Fields of a withdrawal that decide which actions are allowed. */
export interface WithdrawalState {
  /** Status of the withdrawal, or a value this build does not know. */
  status: string;
  /** Claim on the withdrawal; null or absent when unclaimed. */
  claim?: DeskClaim | null | undefined;
  /** Set while the payment waits for a second administrator; `mine` if this one requested it. */
  approval?: { mine: boolean } | null | undefined;
}

/** Actions this administrator may take on a withdrawal; a claim older than 30 minutes may be taken over. */
export function withdrawalActions({ status, claim, approval }: WithdrawalState): WithdrawalAction[] {
  if (status === 'requested') return ['claim', 'refuse'];
  if (status !== 'claimed') return [];
  if (approval) return approval.mine ? ['refuse'] : ['paid', 'refuse'];
  if (claim?.mine) return ['paid', 'refuse'];
  return claim && isStaleClaim(claim) ? ['claim'] : [];
}

/** Fields of a user that decide which actions are allowed. */
export interface UserState {
  isAdmin: boolean;
  isBlocked: boolean;
  /** The user is the administrator who asks. */
  isSelf: boolean;
  /** An administrator with a passkey. */
  hasSecondFactor: boolean;
}

/** Actions an administrator may take on a user. An administrator cannot be blocked; nobody resets their own second factor. */
export function userActions({ isAdmin, isBlocked, isSelf, hasSecondFactor }: UserState): UserAction[] {
  const reset: UserAction[] = isAdmin && hasSecondFactor && !isSelf ? ['reset-second-factor'] : [];
  if (isBlocked) return ['unblock', 'note', ...reset];
  return isAdmin ? ['note', ...reset] : ['block', 'note'];
}
