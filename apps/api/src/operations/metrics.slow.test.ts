import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { metrics } from './metrics.ts';

test('a request costs a few microseconds', async () => {
  const server = await testServer();
  const measured = metrics(server.services);
  const began = performance.now();
  for (let at = 0; at < 100_000; at += 1) measured.observe('GET', '/api/sell/orders/:id', 200, 0.003);
  const microseconds = ((performance.now() - began) * 1000) / 100_000;
  process.stdout.write(`metrics: ${microseconds.toFixed(2)} µs a poll\n`);
  expect(microseconds).toBeLessThan(50);
  await server.close();
});
