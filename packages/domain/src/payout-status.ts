import type { Tone } from './order-status.ts';

const TONES = {
  queued: 'notice',
  claimed: 'info',
  sent: 'info',
  unknown: 'negative',
  held: 'notice',
  completed: 'positive',
  failed: 'negative',
} as const satisfies Record<string, Tone>;

/** A status that a payout is known to have; a server may send others. */
export type PayoutStatus = keyof typeof TONES;

const isPayoutStatus = (word: string): word is PayoutStatus => Object.hasOwn(TONES, word);

/** Every status a payout is known to have, in the order of its life. */
export const PAYOUT_STATUSES: readonly PayoutStatus[] = Object.keys(TONES).filter(isPayoutStatus);

/** The status a server's word stands for; null when this build has never heard of it. */
export const payoutStatus = (word: string): PayoutStatus | null => (isPayoutStatus(word) ? word : null);

/** Tone of a payout's status; one this build has never heard of is neutral. */
export const payoutTone = (word: string): Tone => (isPayoutStatus(word) ? TONES[word] : 'neutral');

/** What the desk can do with a payout. */
export type PayoutAction = 'claim' | 'release' | 'paid' | 'failed' | 'retry' | 'refund' | 'hold' | 'resume' | 'approve';

/** Milliseconds after which others may take a claim from whoever made it. */
export const CLAIM_STALE_MS = 30 * 60_000;

/** In whose hands something is, as one administrator sees it. */
export interface DeskClaim {
  /** The administrator's own. */
  mine: boolean;
  /** Milliseconds since it was made. */
  ageMs: number;
}

/** What of a payout decides what an administrator may do next. */
export interface PayoutState {
  /** A status, or a word this build does not know. */
  status: string;
  /** Who works on it; null or absent for nobody. */
  claim?: DeskClaim | null | undefined;
  /** What waits for another administrator, and whether this one asked for it; null or absent for nothing. */
  approval?: { mine: boolean } | null | undefined;
  /** The USDT went back to the seller: nothing is left to do. */
  refunded?: boolean | undefined;
  /** A transfer it pays for is no longer in the chain, and nobody has decided on that exception. */
  vanished?: boolean | undefined;
}

/** Whether others may take a claim over: it is older than 30 minutes. */
export const isStaleClaim = ({ ageMs }: DeskClaim): boolean => ageMs > CLAIM_STALE_MS;

function claimedActions(claim: DeskClaim | null | undefined): PayoutAction[] {
  if (claim?.mine) return ['release', 'paid', 'failed', 'hold'];
  return claim && isStaleClaim(claim) ? ['release'] : [];
}

/** What this administrator may do next with a payout: `nextActions` of the contract. One whose transfer vanished waits for that to be decided. */
export function payoutActions({ status, claim, approval, refunded, vanished }: PayoutState): PayoutAction[] {
  const known = payoutStatus(status);
  if (refunded || known === null || known === 'sent' || known === 'completed') return [];
  if (approval) return approval.mine ? ['release'] : ['approve', 'release'];
  switch (known) {
    case 'queued':
      return ['claim', 'hold'];
    case 'claimed':
      return claimedActions(claim);
    case 'unknown':
      return ['paid', 'failed'];
    case 'held':
      return vanished ? [] : ['resume', 'refund'];
    case 'failed':
      return ['retry', 'claim', 'refund'];
    default:
      return known satisfies never;
  }
}
