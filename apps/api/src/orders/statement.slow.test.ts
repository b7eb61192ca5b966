import { vGetStatementResponse } from '@sarraf/api-client/contract';
import { expect, test } from 'vitest';
import { plantOrders } from '../testing/plant-orders.ts';
import { read, testServer } from '../testing/test-server.ts';

test('the file of ten thousand sales takes at most two seconds', async () => {
  const server = await testServer();
  const rich = await server.person({ name: 'Zainab' });
  const begin = Date.parse('2025-06-30T19:00:00Z');
  const count = 10_000;
  await plantOrders(
    server.db,
    rich,
    Array.from({ length: count }, (_, at) => ({
      id: `rich${String(at).padStart(6, '0')}`,
      status: 'completed' as const,
      created_at: new Date(begin + at * 3_000_000).toISOString(),
      transfer_ref: `UTR-${at}`,
    })),
  );
  const YEAR = 'from=2025-07-01&to=2026-06-30';
  const call = (path: string) => server.call('GET', `/history/${path}?${YEAR}`, { token: rich.token });
  const begun = performance.now();
  const { json } = await call('export.csv');
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(String(json).trim().split('\n')).toHaveLength(count + 1);
  expect(read(vGetStatementResponse, await call('statement')).data.sales.count).toBe(count);
  await server.close();
});
