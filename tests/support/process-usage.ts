import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in `/proc/<pid>/stat`, on every Linux that Node supports. */
const TICKS = 100;

/** Processor seconds used by a process and its children; 0 without `/proc`. */
export function processorSeconds(pid: number | undefined): number {
  const statOf = (id: string): string[] => {
    try {
      // Fields after the process name, which may contain spaces: state, parent, …
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  if (pid === undefined || process.platform !== 'linux') return 0;
  const family = readdirSync('/proc').filter((id) => id === `${pid}` || statOf(id)[1] === `${pid}`);
  return family.reduce((sum, id) => sum + (Number(statOf(id)[11] ?? 0) + Number(statOf(id)[12] ?? 0)) / TICKS, 0);
}

/** Resident memory of a process in megabytes; null for one that has ended, and without `/proc`. */
export function residentMegabytes(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
