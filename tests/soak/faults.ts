import { repeatable } from '../../apps/api/src/seed/random.ts';

const KINDS = [
  'postgres restarted',
  'database silent',
  'connections cut',
  'connections cut in a transaction',
  'process killed',
  'process stopped',
  'clock of one process',
  'clocks of both processes',
  'bank down',
  'bank hangs',
  'bank cuts connections',
  'bank answers late',
  'bank returns payments',
  'node down',
  'node hangs',
  'node lags',
  'reorganisation',
  'messages down',
] as const;

/** Kind of fault. */
export type FaultKind = (typeof KINDS)[number];

/** Fault of a plan. Fields that its kind does not need have a value too, so that a seed gives the same plan when kinds change. */
export interface Fault {
  /** Milliseconds from the beginning. */
  atMs: number;
  /** Milliseconds until it is over. */
  lastsMs: number;
  kind: FaultKind;
  /** Process of two that it hits. */
  process: 0 | 1;
  /** Network of two that it hits. */
  network: 0 | 1;
  /** Jump of a clock in milliseconds. */
  jumpMs: number;
  /** Blocks that a reorganisation replaces. */
  depth: number;
  /** Statement at which connections are cut. */
  statement: string;
}

/** Kinds that end a process. In the last two thirds of a run they leave process 1 alone, so that its memory shows whether it grows. */
const ENDS: ReadonlySet<FaultKind> = new Set(['process killed', 'process stopped']);
const FIRST_MS = 4000;
/** Part of a run without a new fault at its end. */
const QUIET_MS = 10_000;
const LONGEST_GAP_MS = 8000;
const MINUTE_MS = 60_000;
const STATEMENTS = [
  'commit',
  'insert into "orders"',
  'insert into "deposits"',
  'update "payouts"',
  'wallet_entries',
] as const;

/**
 * Plan of the faults of a run, the same for the same seed and length. Every kind comes once before any comes again; in a long run one begins
 * every eight seconds.
 */
export function planFaults(seed: number, minutes: number): Fault[] {
  const random = repeatable(seed);
  const untilMs = minutes * MINUTE_MS - QUIET_MS;
  const gapMs = Math.min(LONGEST_GAP_MS, (untilMs - FIRST_MS) / KINDS.length);
  const plan: Fault[] = [];
  let deck: FaultKind[] = [];
  for (let atMs = FIRST_MS; atMs < untilMs; atMs += gapMs) {
    if (deck.length === 0) deck = [...KINDS];
    const [kind] = deck.splice(random.whole(0, deck.length - 1), 1);
    if (kind === undefined) continue;
    const process = random.pick([0, 1]);
    plan.push({
      atMs: Math.round(atMs),
      lastsMs: random.whole(1000, 8000),
      kind,
      process: ENDS.has(kind) && atMs > untilMs / 3 ? 0 : process,
      network: random.pick([0, 1]),
      jumpMs: random.whole(1, 15) * MINUTE_MS * random.pick([-1, 1]),
      depth: random.whole(1, 5),
      statement: random.pick(STATEMENTS),
    });
  }
  return plan;
}

/** What a fault of a kind hits, for the timeline. */
function aboutOf({ kind, process, network, jumpMs, depth, statement }: Fault): string {
  if (kind === 'process killed' || kind === 'process stopped') return `process ${process}`;
  if (kind === 'clock of one process') return `process ${process}, ${jumpMs / MINUTE_MS} min`;
  if (kind === 'clocks of both processes') return `${jumpMs / MINUTE_MS} min`;
  if (kind === 'reorganisation') return `network ${network}, ${depth} blocks`;
  if (kind === 'connections cut in a transaction') return statement;
  return kind.startsWith('node') ? `network ${network}` : '';
}

/** Line of the timeline for a fault. */
export function describeFault(fault: Fault): string {
  const at = `${(fault.atMs / 1000).toFixed(1)} s`.padStart(9);
  const about = aboutOf(fault);
  return `${at}  ${fault.kind}, ${(fault.lastsMs / 1000).toFixed(1)} s${about ? ` (${about})` : ''}`;
}
