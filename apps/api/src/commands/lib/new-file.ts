import { createHash } from 'node:crypto';
import { createReadStream, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandFailed } from './run-command.ts';

/** Only the owner may read a backup: it has names, numbers and accounts. */
const MODE = 0o600;

/** Number of bytes for people. */
const sizeOf = (bytes: number): string =>
  bytes < 10_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;

/** A file that was written. */
export interface WrittenFile {
  name: string;
  bytes: number;
  /** Size and SHA-256, for people. */
  description: string;
}

/**
 * Writes a file under a temporary name beside it and renames it when `write` is done, so that a file of that name is always complete. Never
 * replaces a file.
 */
export async function writeNewFile(path: string, write: (temporary: string) => Promise<void>): Promise<WrittenFile> {
  if (existsSync(path))
    throw new CommandFailed(`${path} exists, and a backup never replaces a file. Choose another name.`);
  const temporary = `${path}.partial-${process.pid}`;
  try {
    closeSync(openSync(temporary, 'wx', MODE));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CommandFailed(`No file can be written to ${dirname(path)} (${code}).`);
  }
  try {
    await write(temporary);
    const file = openSync(temporary, 'r');
    fsyncSync(file);
    closeSync(file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(temporary), hash);
    // Unlike a rename, a link fails if another process has made a file of that name meanwhile.
    linkSync(temporary, path);
    const { size } = statSync(path);
    return { name: basename(path), bytes: size, description: `${sizeOf(size)}, SHA-256 ${hash.digest('hex')}` };
  } finally {
    rmSync(temporary, { force: true });
  }
}
