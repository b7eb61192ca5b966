/** State of one node. */
export interface NodeState {
  /** Newest block that it reported; null if it reported none, or one that it does not have. */
  head: number | null;
  /** Highest head that it reported since it was last trusted. */
  top: number;
  /** Why the node is not used; null if it is. */
  skipped: 'another chain' | 'lags' | 'went back' | 'a head it does not have' | null;
}

/** Blocks that a node may be behind the best of the others, or ahead of it without a check. */
export const MAX_HEAD_GAP = 20;
/** Blocks that a head may go back, and the distance within which a skipped node is used again. */
const NEAR = 5;

/** Highest head among the other nodes. */
export const bestOfOthers = (states: readonly NodeState[], but: NodeState): number | null => {
  const heads = states.flatMap((state) =>
    state === but || state.skipped === 'another chain' || state.head === null ? [] : [state.head],
  );
  return heads.length > 0 ? Math.max(...heads) : null;
};

/**
 * Stores the head that a node reported, and decides whether the node is used: not if it lags the best of the others by more than 20 blocks
 * or went back by more than 5. It is used again within 5 blocks of the others, or of the highest known head if no other replies.
 */
export function judgeHead(states: readonly NodeState[], state: NodeState, head: number): void {
  state.head = head;
  if (state.skipped === 'another chain') return;
  const others = bestOfOthers(states, state);
  if (state.skipped) {
    if (head < (others ?? Math.max(...states.map(({ top }) => top))) - NEAR) return;
    state.skipped = null;
    state.top = head;
    return;
  }
  if (state.top - head > NEAR) state.skipped = 'went back';
  else if (others !== null && others - head > MAX_HEAD_GAP) state.skipped = 'lags';
  state.top = Math.max(state.top, head);
}
