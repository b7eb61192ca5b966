import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { ledgerSums } from '../desk/ledger.ts';
import { readSettings } from '../settings/settings.ts';
import { createDatabase, sharedDatabase, urlOf } from '../testing/test-database.ts';
import { runCommand } from '../testing/commands.ts';
import { openOrder, pass, pay } from '../testing/selling.ts';
import { testServer } from '../testing/test-server.ts';

/** Commands start processes and open databases, some seconds each on a busy machine. */
const PATIENCE = { timeout: 180_000 };
/** Its list of tables has no checksum: if that was changed, only Postgres notices. */
const DAMAGED = /(is damaged|damaged or not complete|may be damaged)/;

let folder: string;
/** Environment of the database with orders. */
let from: Record<string, string>;
/** Environment of an empty one. */
let to: Record<string, string>;
let finish: () => Promise<void> = async () => undefined;

/** Lines of the output that are sums of the books. */
const sumsIn = (out: string): string[] => out.split('\n').filter((line) => /deposits |^rupees /.test(line));
const inFolder = (name: string): string => join(folder, name);
const backup = (name: string) => runCommand('backup', [inFolder(name)], from);
const restore = (name: string, ...options: string[]) => runCommand('restore', [...options, inFolder(name)], to);
const checkLedger = async () => sumsIn((await runCommand('check-ledger', [], to)).out);

async function makeSales(): Promise<void> {
  const server = await testServer();
  await server.services.dataKey();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  for (const amount of [150, 320]) {
    const seller = await server.person();
    await pay(server, seller, await openOrder(server, seller, amount), amount + 7);
  }
  await pass(server, 30);
  expect((await ledgerSums(server.db)).deposits).toBe('484');
  if (sharedDatabase) {
    from = { DATABASE_URL: urlOf(rows[0]?.name ?? '') };
    to = { DATABASE_URL: await createDatabase() };
    finish = server.close;
    return;
  }
  const dumped = await server.shared.connection.dump?.();
  await server.close();
  writeFileSync(inFolder('sales.tar.gz'), Buffer.from((await dumped?.arrayBuffer()) ?? new ArrayBuffer(0)));
  [from, to] = [{ DATA_DIR: inFolder('from') }, { DATA_DIR: inFolder('to') }];
  mkdirSync(inFolder('from'));
  const { code, errors } = await runCommand('restore', [inFolder('sales.tar.gz')], from);
  expect([code, errors]).toEqual([0, '']);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-backup-'));
  await makeSales();
}, 180_000);
afterAll(async () => {
  await finish();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  test('is restored into an empty database with the same sums', PATIENCE, async () => {
    const written = await backup('one');
    expect([written.code, written.errors]).toEqual([0, '']);
    expect(written.out).toMatch(/one: \d.* [kM]B, SHA-256 [0-9a-f]{64}\. The file was read back\.\n$/);
    expect(sumsIn(written.out).join('\n')).toContain('deposits 484');
    expect(statSync(inFolder('one')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);

    const restored = await restore('one');
    expect([restored.code, restored.errors]).toEqual([0, '']);
    expect(restored.out).toMatch(
      /one is restored\.\nThe next 10000 deposit addresses are skipped, .*\n[^]*The books add up\.\n$/,
    );
    expect(sumsIn(restored.out)).toEqual(sumsIn(written.out));
    expect(await checkLedger()).toEqual(sumsIn(written.out));
  });

  test('pays nothing twice and gives no address twice when it is restored', PATIENCE, async () => {
    const { db, close } = await connect(
      to['DATABASE_URL'] ? { url: to['DATABASE_URL'] } : { dataDir: to['DATA_DIR'] ?? '' },
    );
    const read = async () => ({
      next: await sql<{ next: number }>`select nextval('deposit_address_index')::int as next`.execute(db),
      given: await db
        .selectFrom('orders')
        .select(({ fn }) => fn.max('address_index').as('last'))
        .executeTakeFirst(),
      settings: await readSettings(db),
    });
    const { next, given, settings } = await read().finally(close);
    expect(next.rows[0]?.next).toBeGreaterThan((given?.last ?? 0) + 10_000);
    expect(settings.payouts_paused.paused).toBe(true);
  });

  test('never replaces a file', PATIENCE, async () => {
    writeFileSync(inFolder('taken'), 'mine');
    const { code, errors } = await backup('taken');
    expect([code, errors]).toEqual([1, expect.stringContaining('taken exists, and a backup never replaces a file')]);
    expect(readFileSync(inFolder('taken'), 'utf8')).toBe('mine');
  });

  test('is recorded in the database that was saved', PATIENCE, async () => {
    const second = await backup('two');
    expect(second.code).toBe(0);
    const { db, close } = await connect(
      from['DATABASE_URL'] ? { url: from['DATABASE_URL'] } : { dataDir: from['DATA_DIR'] ?? '' },
    );
    const rows = await db.selectFrom('backups').select(['file', 'bytes']).orderBy('id').execute().finally(close);
    expect(rows.map(({ file }) => file)).toEqual(['one', 'two']);
    expect(Number(rows[1]?.bytes)).toBe(statSync(inFolder('two')).size);
  });
});

describe('a restore', () => {
  test('into a database that is not empty needs a word, and then replaces everything', PATIENCE, async () => {
    const before = await checkLedger();
    const refused = await restore('one');
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining('is not empty. To delete everything in it'),
    ]);
    const wrong = await restore('one', '--replace', 'yes');
    expect([wrong.code, wrong.errors]).toEqual([2, expect.stringContaining('write: --replace everything')]);
    const { code, out } = await restore('one', '--replace', 'everything');
    expect([code, sumsIn(out)]).toEqual([0, before]);
  });

  test('with a key ring that does not fit says so', PATIENCE, async () => {
    const other = { ...to, SARRAF_SECRET: 'x'.repeat(40) };
    const { code, errors } = await runCommand('restore', ['--replace', 'everything', inFolder('one')], other);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('decrypts the data key of this backup. Start no server'),
    ]);
  });

  test('of a file that was cut or changed changes nothing', PATIENCE, async () => {
    const before = await checkLedger();
    copyFileSync(inFolder('one'), inFolder('cut'));
    truncateSync(inFolder('cut'), Math.floor(statSync(inFolder('one')).size * 0.7));
    const bytes = readFileSync(inFolder('one'));
    for (let at = Math.floor(bytes.length * 0.6); at < bytes.length * 0.6 + 64; at += 1)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    writeFileSync(inFolder('changed'), bytes);
    for (const name of ['cut', 'changed']) {
      const { code, errors } = await restore(name, '--replace', 'everything');
      expect([name, code, errors]).toEqual([name, 1, expect.stringMatching(DAMAGED)]);
      expect(errors).not.toMatch(/\n +at /);
    }
    expect(await checkLedger()).toEqual(before);
  });

  test('of another file, or of none, is a sentence', PATIENCE, async () => {
    writeFileSync(inFolder('letter'), 'Dear Sir or Madam');
    expect(await restore('letter')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is no backup of this command'),
    });
    expect(await restore('none')).toMatchObject({ code: 1, errors: expect.stringContaining('none cannot be read.') });
  });
});

describe.skipIf(!sharedDatabase)('on a Postgres', () => {
  test('a restore is refused while others use the database', PATIENCE, async () => {
    const { db, close } = await connect({ url: to['DATABASE_URL'] ?? '' });
    await sql`select 1`.execute(db);
    const { code, errors } = await restore('one', '--replace', 'everything');
    await close();
    expect([code, errors]).toEqual([1, expect.stringContaining('is in use (1 connections). Stop the servers first.')]);
  });

  test('a restore that fails half way changes nothing', PATIENCE, async () => {
    const before = await checkLedger();
    const url = await createDatabase();
    const { db, close } = await connect({ url });
    // pg_restore fills the first table before the second one, on which its check depends.
    for (const step of [
      'create table z_second as select 1 as x',
      `create function has_second() returns boolean language sql as 'select exists (select from public.z_second)'`,
      'create table a_first (x integer check (has_second()))',
      'insert into a_first values (1)',
    ])
      await sql.raw(step).execute(db);
    await close();
    expect(await runCommand('backup', [inFolder('failing')], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    const { code, errors } = await restore('failing', '--replace', 'everything');
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Nothing was restored, and the database is as it was\. .*a_first/),
    ]);
    expect(await checkLedger()).toEqual(before);
  });

  test.each(['backup', 'restore'])(
    '%s without the programs of Postgres says what to install',
    PATIENCE,
    async (name) => {
      const { code, errors } = await runCommand(name, [inFolder(name === 'backup' ? 'three' : 'one')], {
        ...to,
        PATH: folder,
      });
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/is not on this machine\. Install the client programs of Postgres \d+/),
      ]);
    },
  );
});

describe.skipIf(sharedDatabase)('on the embedded database', () => {
  test('a backup while the server runs is refused', PATIENCE, async () => {
    const { close } = await connect({ dataDir: from['DATA_DIR'] ?? '' });
    const { code, errors } = await backup('three');
    await close();
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(`is in use by process ${process.pid}. Stop that server first`),
    ]);
  });
});
