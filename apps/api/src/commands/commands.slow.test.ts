import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyBlankDatabase } from '../testing/blank-database.ts';
import { runCommand } from '../testing/commands.ts';

/** Commands start a process and open an embedded database, some seconds each on a busy machine. */
const PATIENCE = { timeout: 120_000 };
const NAMES = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

let folder: string;
let env: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-commands-'));
  copyBlankDatabase(folder);
  env = { DATA_DIR: folder };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('every command', () => {
  test('is one of the five of the guide', () => {
    expect(NAMES.toSorted()).toEqual(['backup', 'check-ledger', 'create-admin', 'migrate', 'restore']);
  });

  test.each(NAMES)('%s: --help shows the usage text, also without any settings', PATIENCE, async (name) => {
    const { code, out, errors } = await runCommand(name, ['--help'], { SARRAF_MODE: 'production' });
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: node apps/api/src/commands/${name}\\.ts`));
    expect(out).toMatch(
      /Options:[^]*--help +shows this text[^]*Exit codes:\n {2}0 {2}done\n {2}1 {2}.+\n {2}2 {2}called in a wrong way/,
    );
    for (const line of out.split('\n')) expect(line.length).toBeLessThan(130);
  });

  test('an unknown option is exit code 2, with the usage text', PATIENCE, async () => {
    const { code, out, errors } = await runCommand('migrate', ['--quiet'], env);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(/^Unknown option '--quiet'[^]*\n\nUsage: /);
  });

  test('wrong settings are exit code 1, with a sentence', PATIENCE, async () => {
    const { code, errors } = await runCommand('check-ledger', [], { SARRAF_MODE: 'production' });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^SARRAF_SECRET or SARRAF_SECRETS must be set.*\n$/)]);
  });

  test('a database that does not answer is exit code 1, with a sentence', PATIENCE, async () => {
    const { code, errors } = await runCommand('migrate', [], { DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/x' });
    expect([code, errors]).toEqual([1, 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n']);
  });
});

describe('create-admin', () => {
  test('a number that is none is a wrong call', PATIENCE, async () => {
    const { code, errors } = await runCommand('create-admin', ['0300'], env);
    expect([code, errors.split('\n')[0]]).toEqual([2, '0300 is not a mobile number like +923001234567.']);
  });

  test('creates an administrator, and says so again', PATIENCE, async () => {
    const result = { code: 0, out: '+923009998887 (Sana Mir) is an administrator.\n', errors: '' };
    expect(await runCommand('create-admin', ['+923009998887', 'Sana', 'Mir'], env)).toEqual(result);
    expect(await runCommand('create-admin', ['+923009998887'], env)).toEqual(result);
  });
});

test('check-ledger prints the sums of an empty database, which add up', PATIENCE, async () => {
  const { code, out } = await runCommand('check-ledger', [], env);
  expect(code).toBe(0);
  expect(out).toMatch(/^all {6}deposits 0 [^]*rupees {3}paid 0[^]*The books add up\.\n$/);
});

describe('migrate', () => {
  test('on an up-to-date database does nothing', PATIENCE, async () => {
    const result = { code: 0, out: 'No migration is pending.\n', errors: '' };
    expect(await runCommand('migrate', [], env)).toEqual(result);
  });

  test('on a new one names what is pending, prints its SQL, and runs it', PATIENCE, async () => {
    const fresh = { DATA_DIR: join(folder, 'fresh') };
    const checked = await runCommand('migrate', ['--check'], fresh);
    expect([checked.code, checked.errors]).toEqual([1, expect.stringMatching(/^Pending: 0001-initial, .*\.\n$/)]);
    const { out: script } = await runCommand('migrate', ['--sql'], fresh);
    expect(script).toMatch(/^-- 0001-initial, in one transaction\n[^]*create table/);
    expect(script).toMatch(
      /-- 0019-payout-returns, each statement by itself\n[^]*create index concurrently if not exists orders_returned/,
    );
    const { code, out } = await runCommand('migrate', [], fresh);
    expect([code, out]).toEqual([0, expect.stringMatching(/^0001-initial +\d+ ms\n[^]*\n\d+ migrations done\.\n$/)]);
    expect((await runCommand('migrate', ['--check'], fresh)).code).toBe(0);
  });
});
