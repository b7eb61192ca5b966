/** What is known of one node. */
export interface NodeState {
  /** Its newest block as last told; null where it told none, or one it does not have. */
  head: number | null;
  /** The highest head it told since it was last right. */
  top: number;
  /** Why it is not asked; null when it is. */
  skipped: 'another chain' | 'lags' | 'went back' | 'a head it does not have' | null;
}

/** Blocks a node may be behind the best of the others, or ahead of it on its word alone. */
export const MOST_APART = 20;
/** Blocks a head may go back; and how near a node that was skipped must come. */
const NEAR = 5;

/** The best head among the nodes but one. */
export const bestOfOthers = (states: readonly NodeState[], but: NodeState): number | null => {
  const heads = states.flatMap((state) =>
    state === but || state.skipped === 'another chain' || state.head === null ? [] : [state.head],
  );
  return heads.length > 0 ? Math.max(...heads) : null;
};

/**
 * Takes a head a node told and decides whether it is asked from now on: not while it lags the best of the others by more than 20
 * blocks or went back by more than 5, until it is within 5 of the others, or of the highest head known where no other answers.
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
  else if (others !== null && others - head > MOST_APART) state.skipped = 'lags';
  state.top = Math.max(state.top, head);
}
