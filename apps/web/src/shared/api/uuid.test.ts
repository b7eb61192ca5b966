import { expect, test } from 'vitest';
import { randomUuid } from './uuid.ts';

test('every key is a new version 4 UUID', () => {
  const keys = new Set(Array.from({ length: 200 }, randomUuid));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
