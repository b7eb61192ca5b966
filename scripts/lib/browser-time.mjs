import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc/<pid>/stat` in a second, on every Linux that Node runs on. */
const TICKS = 100;
const EVERY_MS = 1000;

/** A process as `/proc` shows it; undefined if it has ended. */
function processOf(pid) {
  try {
    // The name in parentheses may contain blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {
      parent: fields[1],
      started: fields[19],
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      // Chromium's own processes, such as renderers: a browser does not wait for them at its end, so that nobody's time has theirs.
      isOfBrowser: readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--type='),
    };
  } catch {
    return undefined;
  }
}

/** Whether a process is `ancestor`, or has it above itself. */
function descends(processes, pid, ancestor) {
  for (let at = pid; at !== undefined; at = processes.get(at)?.parent) if (at === ancestor) return true;
  return false;
}

/**
 * Watches the processes that browsers below a process start, on Linux. Returns a function that ends this and returns their processor seconds, without
 * what each used after it was last seen.
 */
export function watchBrowsers(pid) {
  if (process.platform !== 'linux') return () => 0;
  const seconds = new Map();
  const look = () => {
    const processes = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [name, processOf(name)]),
    );
    for (const [name, found] of processes) {
      if (found?.isOfBrowser && descends(processes, name, String(pid)))
        seconds.set(`${name} ${found.started}`, found.seconds);
    }
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return seconds.values().reduce((sum, one) => sum + one, 0);
  };
}
