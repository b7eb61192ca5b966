/** Overall state: `unknown` before `attention`, since with a silent loop nobody can say what else needs attention. */
export type OverallState = 'ok' | 'attention' | 'unknown';

/** Parts of the server by which its overall state is decided. */
export interface OperationsFacts {
  /** What the server is missing to be ready. */
  missing: readonly string[];
  loops: readonly { state: string }[];
  /** `over`: tolerances that a queue is past. */
  queues: readonly { over: readonly unknown[] }[];
  chains: readonly { delayed: boolean; fault?: string | null | undefined }[];
  providers: readonly { healthy: boolean }[];
  warnings?: readonly unknown[] | null | undefined;
}

/** Overall state of the facts (product.md R53). */
export function overallState({ missing, loops, queues, chains, providers, warnings }: OperationsFacts): OverallState {
  if (loops.some(({ state }) => state === 'unknown')) return 'unknown';
  const needsSomebody =
    missing.length > 0 ||
    (warnings ?? []).length > 0 ||
    queues.some(({ over }) => over.length > 0) ||
    chains.some(({ delayed, fault }) => delayed || typeof fault === 'string') ||
    providers.some(({ healthy }) => !healthy);
  return needsSomebody ? 'attention' : 'ok';
}
