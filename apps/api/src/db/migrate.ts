import { sql, type Kysely } from 'kysely';
import * as initial from './migrations/0001-initial.ts';
import * as versionsAndAudit from './migrations/0002-versions-and-audit.ts';
import * as statistics from './migrations/0003-statistics.ts';
import * as namesAsTheyWere from './migrations/0004-names-as-they-were.ts';
import * as chains from './migrations/0005-chains.ts';
import * as payouts from './migrations/0006-payouts.ts';
import * as desk from './migrations/0007-desk.ts';
import * as withdrawalsOnce from './migrations/0008-withdrawals-once.ts';
import * as oneSpelling from './migrations/0009-one-spelling.ts';
import * as payoutKeys from './migrations/0010-payout-keys.ts';
import * as ordersInReview from './migrations/0011-orders-in-review.ts';
import * as sweepsOfMany from './migrations/0012-sweeps-of-many.ts';
import * as decimals from './migrations/0013-decimals.ts';
import * as plainNames from './migrations/0014-plain-names.ts';
import * as auditedRequests from './migrations/0015-audited-requests.ts';
import * as webhookInbox from './migrations/0016-webhook-inbox.ts';
import * as messages from './migrations/0017-messages.ts';
import * as identity from './migrations/0018-identity.ts';
import * as payoutReturns from './migrations/0019-payout-returns.ts';
import * as accountTitles from './migrations/0020-account-titles.ts';
import * as secondFactor from './migrations/0021-second-factor.ts';
import * as heartbeats from './migrations/0022-heartbeats.ts';
import * as keysAndBackups from './migrations/0023-keys-and-backups.ts';
import * as bankStatements from './migrations/0024-bank-statements.ts';
import * as orderTotals from './migrations/0025-order-totals.ts';
import * as staleTotals from './migrations/0026-stale-totals.ts';
import * as bankBooks from './migrations/0027-bank-books.ts';
import * as historyFilters from './migrations/0028-history-filters.ts';
import * as proofLinks from './migrations/0029-proof-links.ts';
import * as accountVersions from './migrations/0030-account-versions.ts';
import * as newestPayouts from './migrations/0031-newest-payouts.ts';
import * as payoutsByAccount from './migrations/0032-payouts-by-account.ts';
import { pendingMigrations, runMigrations, type Migrations, type ReportMigration } from './run-migrations.ts';
import type { Database } from './schema.ts';

/** Migrations of this release. */
export const MIGRATIONS: Migrations = {
  '0001-initial': initial,
  '0002-versions-and-audit': versionsAndAudit,
  '0003-statistics': statistics,
  '0004-names-as-they-were': namesAsTheyWere,
  '0005-chains': chains,
  '0006-payouts': payouts,
  '0007-desk': desk,
  '0008-withdrawals-once': withdrawalsOnce,
  '0009-one-spelling': oneSpelling,
  '0010-payout-keys': payoutKeys,
  '0011-orders-in-review': ordersInReview,
  '0012-sweeps-of-many': sweepsOfMany,
  '0013-decimals': decimals,
  '0014-plain-names': plainNames,
  '0015-audited-requests': auditedRequests,
  '0016-webhook-inbox': webhookInbox,
  '0017-messages': messages,
  '0018-identity': identity,
  '0019-payout-returns': payoutReturns,
  '0020-account-titles': accountTitles,
  '0021-second-factor': secondFactor,
  '0022-heartbeats': heartbeats,
  '0023-keys-and-backups': keysAndBackups,
  '0024-bank-statements': bankStatements,
  '0025-order-totals': orderTotals,
  '0026-stale-totals': staleTotals,
  '0027-bank-books': bankBooks,
  '0028-history-filters': historyFilters,
  '0029-proof-links': proofLinks,
  '0030-account-versions': accountVersions,
  '0031-newest-payouts': newestPayouts,
  '0032-payouts-by-account': payoutsByAccount,
};

/** Runs the pending migrations. Several processes may do so at once. */
export const migrate = (db: Kysely<Database>, report?: ReportMigration): Promise<void> =>
  runMigrations(db, MIGRATIONS, report);

/** Runs the migrations up to one of them, for tests of the ones after it. */
export const migrateTo = (db: Kysely<Database>, last: string): Promise<void> =>
  runMigrations(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last)));

/** Names of the migrations that have not been run. Throws a `ConfigError` if a newer release has migrated the database. */
export const pending = (db: Kysely<Database>): Promise<string[]> => pendingMigrations(db, MIGRATIONS);

/** Migrations of this build: the newest that was run, and those that were not. */
export async function migrationState(db: Kysely<Database>): Promise<{ last: string | null; pending: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return { last: rows.at(-1)?.name ?? null, pending: Object.keys(MIGRATIONS).filter((name) => !done.has(name)) };
}

/** Whether every migration of this build has been run. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> =>
  (await migrationState(db)).pending.length === 0;
