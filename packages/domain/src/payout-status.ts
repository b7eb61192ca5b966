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

/** Known status for a value of the server; null for one this build does not know. */
export const payoutStatus = (word: string): PayoutStatus | null => (isPayoutStatus(word) ? word : null);

/** Tone of a payout's status; a status this build does not know is neutral. */
export const payoutTone = (word: string): Tone => (isPayoutStatus(word) ? TONES[word] : 'neutral');

const STAGES = {
  queued: 'queued',
  claimed: 'paying',
  sent: 'paying',
  unknown: 'unclear',
  held: 'held',
  completed: null,
  failed: null,
} as const satisfies Record<PayoutStatus, string | null>;

/**
 * Stage of a payout for its seller: it waits for its turn, it is being paid, nobody knows whether it was paid, or an administrator has to
 * decide before it is sent (product.md R48).
 */
export type PayoutStage = NonNullable<(typeof STAGES)[PayoutStatus]>;

const KNOWN_STAGES = new Set<string>(Object.values(STAGES).filter((stage) => stage !== null));

/** Whether a value of the server is a stage that this build knows. */
export const isPayoutStage = (word: string): word is PayoutStage => KNOWN_STAGES.has(word);

/** Stage of a payout by its status; null once it is paid, and while another account is needed. */
export const payoutStageOf = (status: PayoutStatus): PayoutStage | null => STAGES[status];

/** Action of the desk on a payout. */
export type PayoutAction = 'claim' | 'release' | 'paid' | 'failed' | 'retry' | 'refund' | 'hold' | 'resume' | 'approve';

/** Milliseconds after which another administrator may release or take over a claim. */
export const CLAIM_STALE_MS = 30 * 60_000;

/** Claim on an item of the desk, as one administrator sees it. */
export interface DeskClaim {
  /** Whether the claim is this administrator's own. */
  mine: boolean;
  /** Milliseconds since the claim was made. */
  ageMs: number;
}

/** Fields of a payout that decide which actions are allowed. */
export interface PayoutActionsInput {
  /** Status of the payout, or a value this build does not know. */
  status: string;
  /** Claim on the payout; null or absent when unclaimed. */
  claim?: DeskClaim | null | undefined;
  /** Set while an action waits for a second administrator; `mine` if this one requested it, `of` the action: `paid` unless it is given. */
  approval?: { mine: boolean; of?: 'paid' | 'refund' | undefined } | null | undefined;
  /** Whether the USDT went back to the seller; no action is left then. */
  refunded?: boolean | undefined;
  /** Whether a deposit behind the payout is no longer in the chain and that exception is still open. */
  vanished?: boolean | undefined;
  /** Whether payouts are paused: no action may begin a payment. */
  paused?: boolean | undefined;
}

/** Whether a claim is older than 30 minutes, so that another administrator may release or take it over. */
export const isStaleClaim = ({ ageMs }: DeskClaim): boolean => ageMs > CLAIM_STALE_MS;

function claimedActions(claim: DeskClaim | null | undefined): PayoutAction[] {
  if (claim?.mine) return ['release', 'paid', 'failed', 'hold'];
  return claim && isStaleClaim(claim) ? ['release'] : [];
}

/** Whether an action begins a payment of rupees: a claim, and the approval of a payment. Neither is possible while payouts are paused. */
const beginsPayment = (action: PayoutAction, { approval }: PayoutActionsInput): boolean =>
  action === 'claim' || (action === 'approve' && approval?.of !== 'refund');

/**
 * Actions this administrator may take on a payout: `nextActions` of the contract. A held payout whose deposit vanished has none until the
 * exception is decided. While payouts are paused, none that begins a payment.
 */
export function payoutActions(input: PayoutActionsInput): PayoutAction[] {
  const actions = actionsOfState(input);
  return input.paused ? actions.filter((action) => !beginsPayment(action, input)) : actions;
}

/** Actions that the state of a payout allows. */
function actionsOfState({ status, claim, approval, refunded, vanished }: PayoutActionsInput): PayoutAction[] {
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
