import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sqlOfMigrations, type MigrationSql } from './migration-sql.ts';
import { MIGRATIONS } from './migrate.ts';
import type { DatabaseMigration } from './run-migrations.ts';

/** The first migration that follows the rules. */
const FIRST = '0022';
const atPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SQUAWK = atPath('../../../../node_modules/.bin/squawk');
const CONFIG = atPath('../../squawk.toml');
/** Set by `run-migrations.ts` for every migration. */
const LOCK_TIMEOUT = `set lock_timeout = '300ms'`;

/** What squawk says about a migration; empty without a fault. */
function faultsOf({ isOneTransaction, statements }: MigrationSql): string {
  const input = [LOCK_TIMEOUT, ...statements, ''].join(';\n');
  const options = ['--config', CONFIG, '--reporter', 'gcc', '--stdin-filepath', 'migration.sql'];
  const { status, stdout, stderr, error } = spawnSync(
    SQUAWK,
    [...options, ...(isOneTransaction ? ['--assume-in-transaction'] : [])],
    {
      input,
      encoding: 'utf8',
    },
  );
  if (error) throw error;
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Statements that break a rule, with the rule; `each` runs outside a transaction. */
const PLANTED: readonly { what: string; statement: string; rule: string; each?: true }[] = [
  {
    what: 'an index that blocks writes',
    statement: 'create index one on orders (status)',
    rule: 'require-concurrent-index-creation',
  },
  {
    what: 'an index that cannot be repeated after a crash',
    statement: 'create index concurrently two on orders (status)',
    rule: 'prefer-robust-stmts',
    each: true,
  },
  {
    what: 'a check that reads the whole table',
    statement: `alter table orders add constraint three check (status <> '')`,
    rule: 'constraint-missing-not-valid',
  },
  {
    what: 'a column that rewrites the table',
    statement: 'alter table orders add column at timestamptz default clock_timestamp()',
    rule: 'adding-field-with-default',
  },
  {
    what: 'a changed type',
    statement: 'alter table orders alter column status type varchar(9)',
    rule: 'changing-column-type',
  },
  {
    what: 'a column that old servers still read',
    statement: 'alter table orders drop column status',
    rule: 'ban-drop-column',
  },
];

const runs =
  (statement: string): DatabaseMigration['up'] =>
  async (db) =>
    void (await sql.raw(statement).execute(db));

/** An embedded database is made and migrated, which takes a minute on a busy machine. */
const PATIENCE = { timeout: 180_000 };

describe('migrations', PATIENCE, () => {
  const ruled = Object.entries(MIGRATIONS).filter(([name]) => name >= FIRST);
  const extracted = sqlOfMigrations(MIGRATIONS);

  test.each(ruled.map(([name]) => name))('%s locks no table for long (squawk)', async (name) => {
    const found = (await extracted).find((migration) => migration.name === name);
    expect(found?.statements.length).toBeGreaterThan(0);
    expect(found && faultsOf(found)).toBe('');
  });
});

describe('a planted migration is found:', PATIENCE, () => {
  const extracted = sqlOfMigrations({
    tables: { up: runs('create table orders (id text primary key, status text)') },
    ...Object.fromEntries(
      PLANTED.map(({ what, statement, each }) => [
        what,
        { up: runs(statement), ...(each && { outsideTransaction: each }) },
      ]),
    ),
  });

  test.each(PLANTED)('$what', async ({ what, rule }) => {
    const found = (await extracted).find(({ name }) => name === what);
    expect(found && faultsOf(found)).toContain(rule);
  });
});
