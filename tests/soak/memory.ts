import { residentMegabytes } from '../support/process-usage.ts';
import type { RunningServer } from '../support/server.ts';

/** Memory of one life of a process, from its start to its end. */
export interface Life {
  process: number;
  pid: number;
  /** Resident megabytes, in the order of the samples. */
  samples: number[];
}

/** Samples the memory of the servers every `everyMs`, for each life of a process, until it is stopped. */
export function watchMemory(servers: readonly RunningServer[], everyMs: number) {
  const lives: Life[] = [];
  const timer = setInterval(() => {
    for (const [process, server] of servers.entries()) {
      const pid = server.pid();
      const resident = server.isRunning() ? residentMegabytes(pid) : null;
      if (pid === undefined || resident === null) continue;
      const life = lives.find((each) => each.pid === pid);
      if (life) life.samples.push(Math.round(resident));
      else lives.push({ process, pid, samples: [Math.round(resident)] });
    }
  }, everyMs);
  return { lives, stop: () => clearInterval(timer) };
}

/** Share of a life after which its memory counts: modules are loaded, and the pools are full. */
const WARM = 0.25;
const FEWEST_SAMPLES = 40;
const FACTOR = 1.5;
const SPARE_MB = 60;

const averageOf = (samples: readonly number[]): number =>
  samples.reduce((sum, each) => sum + each, 0) / Math.max(1, samples.length);

/** Processes whose memory grows, one line for each: the last tenth of a life against the tenth after its first quarter. */
export function memoryFaults(lives: readonly Life[]): string[] {
  return lives.flatMap(({ process, pid, samples }) => {
    if (samples.length < FEWEST_SAMPLES) return [];
    const [from, size] = [Math.floor(samples.length * WARM), Math.ceil(samples.length / 10)];
    const [warm, last] = [averageOf(samples.slice(from, from + size)), averageOf(samples.slice(-size))];
    if (last <= warm * FACTOR + SPARE_MB) return [];
    return [`process ${process} (pid ${pid}) grew from ${Math.round(warm)} to ${Math.round(last)} MB`];
  });
}
