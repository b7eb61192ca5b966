import type { Tone } from '@sarraf/domain';

/** Overall state as the screens tell it apart; a state that this build does not know needs attention. */
export type KnownState = 'ok' | 'attention' | 'unknown';

/** State of a reply; undefined for an older server without one. */
export function knownState(state: string | null | undefined): KnownState | undefined {
  if (!state) return undefined;
  return state === 'ok' || state === 'unknown' ? state : 'attention';
}

/** Tone of each state: only `ok` is green. */
export const STATE_TONES: Record<KnownState, Tone> = { ok: 'positive', attention: 'notice', unknown: 'negative' };
