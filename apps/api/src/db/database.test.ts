import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { userByMobile } from '../people/users.ts';
import { readStoredSettings } from '../settings/settings.ts';
import { connect } from './connect.ts';
import { DataFolderInUse } from './data-folder-lock.ts';
import { migrate } from './migrate.ts';
import * as initial from './migrations/0001-initial.ts';
import * as versionsAndAudit from './migrations/0002-versions-and-audit.ts';
import * as statistics from './migrations/0003-statistics.ts';

const url = process.env['TEST_DATABASE_URL'];

describe('the data folder', () => {
  // On a busy machine an embedded database takes ten seconds to open.
  test('keeps its rows over a restart, and takes one server at a time', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-data-'));
    try {
      const first = await connect({ dataDir });
      await migrate(first.db);
      const { id } = await userByMobile(first.db, '+923001234567', new Date());
      await expect(connect({ dataDir })).rejects.toThrow(DataFolderInUse);
      await first.close();
      const second = await connect({ dataDir });
      await migrate(second.db);
      expect((await userByMobile(second.db, '+923001234567', new Date())).id).toBe(id);
      await second.close();
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});

describe('a database of the first release', () => {
  test('keeps its settings, as changed once', async () => {
    const { db, close } = await connect({ memory: true });
    const provider = { getMigrations: async () => ({ '0001-initial': initial }) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    await sql`insert into settings (key, value, updated_at) values ('min_quantity', '150', now())`.execute(db);
    await migrate(db);
    const { values, versions } = await readStoredSettings(db);
    expect([values.min_quantity, versions.get('min_quantity'), versions.get('platform_fee')]).toEqual([
      150,
      1,
      undefined,
    ]);
    await close();
  });
});

describe('a record from before names were part of it', () => {
  test('gets the names of today, and goes on refusing every change', async () => {
    const { db, close } = await connect({ memory: true });
    const before = {
      '0001-initial': initial,
      '0002-versions-and-audit': versionsAndAudit,
      '0003-statistics': statistics,
    };
    expect((await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest()).error).toBe(
      undefined,
    );
    await sql`insert into users (id, mobile, name, created_at) values ('u1', '+923001234567', 'Bilal', now())`.execute(
      db,
    );
    await sql`insert into audit (at, action, user_id) values (now(), 'admin_signed_in', 'u1')`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('audit').select(['user_name', 'user_mobile']).execute();
    expect(rows).toEqual([{ user_name: 'Bilal', user_mobile: '+923001234567' }]);
    await expect(sql`update audit set user_name = 'Omar'`.execute(db)).rejects.toThrow('never changed or deleted');
    await expect(sql`delete from audit`.execute(db)).rejects.toThrow('never changed or deleted');
    await close();
  });
});

describe('numbers', () => {
  test('of money come out as the text they went in as, never as a float', async () => {
    const { db, close } = await connect(url ? { url } : { memory: true });
    const { rows } = await sql<{ money: unknown }>`select 99999999999999.123456::numeric(20,6) as money`.execute(db);
    expect(rows).toEqual([{ money: '99999999999999.123456' }]);
    await close();
  });
});

describe.runIf(url)('on Postgres', () => {
  test('several processes may bring the database up to date at once', async () => {
    const schema = `start_${randomBytes(6).toString('hex')}`;
    const connections = await Promise.all(Array.from({ length: 6 }, () => connect({ url: url ?? '', schema })));
    try {
      await sql`create schema ${sql.id(schema)}`.execute(connections[0]?.db ?? (await connect({ memory: true })).db);
      await Promise.all(connections.map(({ db }) => migrate(db, schema)));
      await Promise.all(connections.map(({ db }) => userByMobile(db, '+923001234567', new Date())));
      expect(await connections[0]?.db.selectFrom('users').select('mobile').execute()).toHaveLength(1);
    } finally {
      if (connections[0]) await sql`drop schema ${sql.id(schema)} cascade`.execute(connections[0].db);
      await Promise.all(connections.map(({ close }) => close()));
    }
  });
});
