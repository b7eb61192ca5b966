import { type DeskClaim, isStaleClaim, type PayoutAction } from './payout-status.ts';

/** What the desk can do with an exception. */
export type ExceptionAction = 'credit' | 'refunded' | 'ignore';
/** What the desk can do with a withdrawal. */
export type WithdrawalAction = 'claim' | 'paid' | 'refuse';
/** What the desk can do with a person. */
export type UserAction = 'block' | 'unblock' | 'note';
/** Everything the desk can do. */
export type DeskAction = PayoutAction | ExceptionAction | WithdrawalAction | UserAction;

const WITH_REASON: ReadonlySet<DeskAction> = new Set(['failed', 'refund', 'credit', 'ignore', 'block', 'approve']);

/** Whether an act needs a reason; releasing does when the claim is somebody else's. */
export const reasonRequired = (action: DeskAction, claim?: Pick<DeskClaim, 'mine'> | null): boolean =>
  WITH_REASON.has(action) || (action === 'release' && claim?.mine === false);

/** What of an exception decides what an administrator may do next. */
export interface ExceptionState {
  /** A kind, or a word this build does not know. */
  kind: string;
  /** Somebody has yet to decide on it. */
  open: boolean;
  /** It has the confirmations its network asks for. */
  confirmed: boolean;
  /** Somebody's wallet can take it. */
  hasOwner: boolean;
  /** What waits for another administrator, and whether this one asked for it. */
  approval?: { mine: boolean; action: ExceptionAction } | null | undefined;
}

/** Kinds of which nothing is left to give away: a transfer that vanished, and rupees that left once too often. */
const NOTHING_TO_GIVE: ReadonlySet<string> = new Set(['dropped', 'paid-twice', 'paid-after-refund']);

/**
 * What this administrator may do next with an exception. Nothing is given away before it is confirmed, another token is no USDT of a
 * wallet, and what vanished or left in rupees can only be ignored. What waits is agreed to by doing the same.
 */
export function exceptionActions({ kind, open, confirmed, hasOwner, approval }: ExceptionState): ExceptionAction[] {
  if (!open) return [];
  if (approval) return approval.mine ? [] : [approval.action, 'ignore'];
  if (NOTHING_TO_GIVE.has(kind) || !confirmed) return ['ignore'];
  return hasOwner && kind !== 'wrong-token' ? ['credit', 'refunded', 'ignore'] : ['refunded', 'ignore'];
}

/** What of a withdrawal decides what an administrator may do next. */
export interface WithdrawalState {
  /** A status, or a word this build does not know. */
  status: string;
  /** Who works on it. */
  claim?: DeskClaim | null | undefined;
  /** Whether its payment waits for another administrator, and whether this one asked for it. */
  approval?: { mine: boolean } | null | undefined;
}

/** What this administrator may do next with a withdrawal; a claim older than 30 minutes may be taken over. */
export function withdrawalActions({ status, claim, approval }: WithdrawalState): WithdrawalAction[] {
  if (status === 'requested') return ['claim', 'refuse'];
  if (status !== 'claimed') return [];
  if (approval) return approval.mine ? ['refuse'] : ['paid', 'refuse'];
  if (claim?.mine) return ['paid', 'refuse'];
  return claim && isStaleClaim(claim) ? ['claim'] : [];
}

/** What an administrator may do next with a person; no administrator is blocked. */
export function userActions({ isAdmin, isBlocked }: { isAdmin: boolean; isBlocked: boolean }): UserAction[] {
  if (isBlocked) return ['unblock', 'note'];
  return isAdmin ? ['note'] : ['block', 'note'];
}
