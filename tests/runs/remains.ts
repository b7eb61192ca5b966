import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a process that was told to end may take. */
const GOODBYE_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Something that runs. */
export interface RunningProcess {
  pid: number;
  /** Its command line. */
  command: string;
}

/** What the processes of one run are known by, and where they keep what they write for a moment. */
export interface Traces {
  /** To be given to every process that is started; each hands it on to its own. */
  env: Record<string, string>;
  /** Processes of the run that still run after being given a moment to end; always none where there is no `/proc`. */
  processes: () => Promise<RunningProcess[]>;
  /** Ends what still runs, without a goodbye, and removes the temporary folder. */
  remove: () => void;
}

const readOr = (path: string, otherwise: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended while we looked, or is not ours to look into.
    return otherwise;
  }
};

/** Whether it has ended and only waits for its parent to hear of it. */
const isZombie = (pid: number) => / Z /.test(readOr(`/proc/${pid}/stat`, '').replace(/^.*\)/, ''));

/** Everything that was started with this variable in its environment, whoever its parent is by now. */
export const startedWith = (variable: string): RunningProcess[] => {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => readOr(`/proc/${pid}/environ`, '').split('\0').includes(variable) && !isZombie(pid))
    .map((pid) => ({ pid, command: readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ').trim() }));
};

/** Begins to keep track of what a run starts and writes. */
export function keepTrack(): Traces {
  const folder = mkdtempSync(join(tmpdir(), 'sarraf-run-'));
  // A database that runs under an account without rights must get to its folder inside.
  chmodSync(folder, 0o711);
  const variable = `SARRAF_RUN=${folder}`;

  return {
    env: { SARRAF_RUN: folder, TMPDIR: folder },
    processes: async () => {
      const deadline = Date.now() + GOODBYE_MS;
      let running = startedWith(variable);
      while (running.length > 0 && Date.now() < deadline) {
        await sleep(LOOK_EVERY_MS);
        running = startedWith(variable);
      }
      return running;
    },
    remove: () => {
      for (const { pid } of startedWith(variable)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended by itself.
        }
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
