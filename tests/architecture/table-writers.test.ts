import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const API = fileURLToPath(new URL('../../apps/api/src', import.meta.url));

/** Tables whose rows change by a state machine, and the one file that writes them. */
const WRITERS = { payouts: 'orders/payout-rows.ts', deposits: 'orders/deposit-rows.ts' };

/** Kysely calls and SQL that write to a table. */
const writesTo = (table: string) =>
  new RegExp(
    String.raw`(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'${table}'|\b(?:update|insert into|delete from)\s+${table}\b`,
    'i',
  );

/** Sources of the running API; seeds fill an empty database, and migrations change the tables themselves. */
const sources = globSync('**/*.ts', {
  cwd: API,
  exclude: (path) => path.endsWith('.test.ts') || /^(?:testing|seed|db\/migrations)(?:\/|$)/.test(path),
});

test.each(Object.entries(WRITERS))('only one file writes to %s', (table, writer) => {
  const pattern = writesTo(table);
  const found = sources.filter((file) => pattern.test(readFileSync(`${API}/${file}`, 'utf8')));
  expect(found).toEqual([writer]);
});

test.each([
  "trx.updateTable('payouts').set(change)",
  "db.insertInto('payouts')",
  'sql`update payouts set status = 1`',
  'sql`delete from payouts where true`',
])('a write is recognised: %s', (code) => {
  expect(writesTo('payouts').test(code)).toBe(true);
  expect(writesTo('deposits').test(code)).toBe(false);
});
