import { expect, test } from 'vitest';
import { importBookings, mapColumns, statementOf, type Booking } from '../testing/bank-statement.ts';
import { queuedPayouts } from '../testing/payouts.ts';
import { testServer } from '../testing/test-server.ts';

test('a thousand lines are imported and matched within five seconds', async () => {
  const server = await testServer({ PAYOUTS: 'desk' });
  const admin = await server.person({ admin: true });
  await mapColumns(server, admin);
  const ids = await queuedPayouts(server, await server.person(), 1000, { rupees: '50000.00' });
  for (const id of ids) {
    await server.db
      .updateTable('payouts')
      .set({ status: 'completed', utr: `RAAST-${id}`, paid_key: id, finished_at: server.clock.now() })
      .where('order_id', '=', id)
      .execute();
  }
  const bookings = ids.map((id): Booking => ({ reference: `RAAST-${id}`, debit: '50000.00' }));
  const started = performance.now();
  await importBookings(server, admin, bookings, 100_000_000);
  expect(performance.now() - started).toBeLessThan(5000);
  const { kinds } = await statementOf(server, admin);
  expect(kinds.map(({ kind, count, open }) => [kind, count, open])).toEqual([['matched', 1000, 0]]);
  await server.close();
});
