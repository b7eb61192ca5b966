import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown if another process uses the data folder; the message is for the operator who started this process. */
export class DataFolderInUse extends Error {}

/** Lock on the data folder, held while this process uses it. */
export interface DataFolderLock {
  release: () => void;
}

/**
 * Start time of a process from /proc, with the boot id. Process ids are reused (in a container the server often gets the same small one), so
 * a pid alone could match an unrelated process.
 */
const birthOf = (pid: number): string | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${afterName[19] ?? ''}`;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const ownerIsAlive = (text: string): boolean => {
  const [pidText, birth] = text.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1 || !isAlive(pid)) return false;
  const birthNow = birthOf(pid);
  return !birth || birth === '-' || birthNow === null || birth === birthNow;
};

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Locks the data folder for this process, or throws {@link DataFolderInUse}. The embedded Postgres silently loses rows if two processes
 * share its folder. The lock of a dead process (kill -9) is replaced.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const path = join(dataDir, 'sarraf.lock');
  const mine = join(dataDir, `sarraf.lock.${process.pid}`);
  const text = `${process.pid} ${birthOf(process.pid) ?? '-'}\n`;
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // link() is atomic and fails if the name exists; other processes never see a half-written file.
        linkSync(mine, path);
        return { release: () => readOrNull(path) === text && rmSync(path, { force: true }) };
      } catch {
        const held = readOrNull(path);
        if (held === null) continue;
        if (ownerIsAlive(held)) {
          throw new DataFolderInUse(
            `The data folder ${dataDir} is in use by process ${held.split(' ')[0]}. Stop that server first, or set DATA_DIR to another folder.`,
          );
        }
        const aside = `${mine}.stale`;
        try {
          renameSync(path, aside);
        } catch {
          continue;
        }
        // Another process may have replaced the lock between our read and our rename: put its lock back.
        if (readOrNull(aside) !== held) {
          try {
            linkSync(aside, path);
          } catch {
            // A third process has the name by now; the next attempt reads it.
          }
        }
        rmSync(aside, { force: true });
      }
    }
    throw new DataFolderInUse(`The data folder ${dataDir} is being taken by another process. Try again in a moment.`);
  } finally {
    rmSync(mine, { force: true });
  }
}
