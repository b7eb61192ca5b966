import { vGetHistoryResponse } from '@sarraf/api-client/contract';
import { MOST_COUNTED } from '@sarraf/domain';
import { expect, test } from 'vitest';
import { plantOrders } from '../testing/plant-orders.ts';
import { read, testServer, type Actor } from '../testing/test-server.ts';

test('ten thousand orders are filtered, searched and counted at once', async () => {
  const server = await testServer();
  const admin = await server.person({ admin: true, name: 'Bilal' });
  const rich = await server.person({ name: 'Zainab' });
  const from = Date.UTC(2026, 0, 1);
  await plantOrders(
    server.db,
    rich,
    Array.from({ length: MOST_COUNTED + 1 }, (_, at) => ({
      id: `rich${String(at).padStart(6, '0')}`,
      status: at % 10 === 9 ? ('failed' as const) : ('completed' as const),
      created_at: new Date(from + at * 60_000).toISOString(),
      transfer_ref: `UTR${at}`,
    })),
  );
  const page = async (who: Actor, query: string, number = 1) =>
    read(vGetHistoryResponse, await server.call('POST', `/history/${number}/10?${query}`, { token: who.token }));
  const begun = performance.now();
  expect((await page(rich, 'status=failed', 100)).data[0]?._id).toBe('rich000099');
  expect((await page(rich, 'search=UTR9999')).total).toBe(1);
  expect((await page(rich, 'from=2026-01-01')).total).toBe(MOST_COUNTED);
  expect((await page(admin, 'search=UTR9999')).total).toBe(1);
  expect(performance.now() - begun).toBeLessThan(4_000);
  await server.close();
});
