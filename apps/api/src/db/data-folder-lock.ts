import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody else is using the folder; the message is for the person who started this process. */
export class DataFolderInUse extends Error {}

/** Held while this process uses the folder. */
export interface DataFolderLock {
  release: () => void;
}

/**
 * When the process began, as the kernel tells it. Process ids come round again (in a container the server is often the
 * same small number), so a pid alone would take a stranger for the owner.
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
 * Takes the folder for this process, or throws {@link DataFolderInUse}. The embedded Postgres loses rows silently when
 * two processes share its folder. A lock whose process is gone (kill -9) is taken over.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const path = join(dataDir, 'sarraf.lock');
  const mine = join(dataDir, `sarraf.lock.${process.pid}`);
  const text = `${process.pid} ${birthOf(process.pid) ?? '-'}\n`;
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // link is atomic and refuses an existing name, and the file is never seen half written.
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
        // Another process may have taken over between our read and our rename: give its lock back.
        if (readOrNull(aside) !== held) {
          try {
            linkSync(aside, path);
          } catch {
            // The name is taken again, so the next round reads who has it.
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
