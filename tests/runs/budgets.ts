import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the steps of a run may cost: `budgets.json`. A commit that raises a line says why. */
export interface Budgets {
  /** Pace of the machine on which the lines were measured. */
  pace: number;
  /** Processor seconds by the short name of the step. */
  steps: Readonly<Record<string, number>>;
}

/** What the steps of one run or shard cost. */
export interface Costs {
  /** Pace of its machine. */
  pace: number;
  /** Processor seconds by the short name of the step. */
  cpu: Readonly<Record<string, number>>;
}

/** Share above its line from which a step is too dear. */
const TOLERANCE = 0.1;

/** Seconds above its line that are no fault of a short step. */
const LEAST_SECONDS = 3;

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(fileURLToPath(new URL('budgets.json', import.meta.url)), 'utf8'));

/** Text that sorting, hashing, parsing and matching work on, as tools do. */
const WORDS = Array.from({ length: 40_000 }, (_, at) => `word ${(at * 7919) % 40_009} of ${at}`);

function work() {
  const sorted = WORDS.toSorted();
  const parsed: string[] = JSON.parse(JSON.stringify(sorted));
  const found = parsed.filter((word) => /(\d+) of \d*7$/.test(word)).map((word) => word.toUpperCase());
  return createHash('sha256').update(found.join()).digest('hex');
}

/** Pace of this machine: processor seconds of a piece of work that is always the same. Measure it while nothing else runs. */
export function measurePace(): number {
  work();
  const since = process.cpuUsage();
  for (let round = 0; round < 20; round += 1) work();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/**
 * What the steps cost in all shards together, in processor seconds of the machine of the budgets: a machine that is twice as slow may take twice as
 * long. Steps of `shared` are divided between the shards; others run in one, or as the need of another step in several, of which the dearest counts.
 */
export function totalCosts(shards: readonly Costs[], shared: ReadonlySet<string>, { pace }: Budgets): Costs['cpu'] {
  const total: Record<string, number> = {};
  for (const shard of shards) {
    for (const [step, seconds] of Object.entries(shard.cpu)) {
      const comparable = (seconds * pace) / shard.pace;
      const before = total[step] ?? 0;
      total[step] = shared.has(step) ? before + comparable : Math.max(before, comparable);
    }
  }
  return total;
}

/** Steps that cost more than their line, as messages. A step without a line is a fault too. */
export const overBudget = (cpu: Costs['cpu'], { steps }: Budgets): string[] =>
  Object.entries(cpu).flatMap(([step, seconds]) => {
    const line = steps[step];
    if (line === undefined) return [`${step} has no line in tests/runs/budgets.json`];
    if (seconds <= Math.max(line * (1 + TOLERANCE), line + LEAST_SECONDS)) return [];
    return [`${step} cost ${seconds.toFixed(0)} processor seconds, and its line is ${line}`];
  });
