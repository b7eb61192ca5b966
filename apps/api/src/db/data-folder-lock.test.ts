import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sarraf-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a second server is refused with a message that names the first', () => {
  const lock = lockDataFolder(dir);
  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(dir)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  lockDataFolder(dir).release();
  expect(existsSync(join(dir, 'sarraf.lock'))).toBe(false);
});

test.each([
  ['of a process that is gone', '4194305 -\n'],
  ['of a process that had our number before us', `${process.pid} another-boot:1\n`],
  ['that is empty', ''],
  ['that is not ours to read', 'what is this'],
])('a lock %s is taken over', (_, text) => {
  writeFileSync(join(dir, 'sarraf.lock'), text);
  const lock = lockDataFolder(dir);
  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
  lock.release();
});

test('a lock that was taken over is not released by its former owner', () => {
  const former = lockDataFolder(dir);
  writeFileSync(join(dir, 'sarraf.lock'), `${process.ppid} -\n`);
  former.release();
  expect(() => lockDataFolder(dir)).toThrow(`in use by process ${process.ppid}`);
});
