import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, sharedDatabase } from '../testing/test-database.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';

test.skipIf(!sharedDatabase)('every error of a connection that is lost says that the database is away', async () => {
  const url = await createDatabase();
  const proxy = await startTcpProxy(Number(new URL(url).port));
  const { db, close } = await connect({ url: url.replace(/:\d+\//, `:${proxy.port}/`) });
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  await db.connection().execute(async (one) => {
    await sql`select 1`.execute(one);
    proxy.cut();
    // The first statement finds the connection closed; the next one is refused without being sent.
    await sql`select 1`.execute(one).catch(note);
    await sql`select 1`.execute(one).catch(note);
  });
  expect(errors.map((error) => [String(error), isDatabaseAway(error)])).toEqual(
    errors.map((error) => [String(error), true]),
  );
  expect(errors).toHaveLength(2);
  await close();
  await proxy.stop();
});
