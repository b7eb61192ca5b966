import { afterEach, expect, it, vi } from 'vitest';
import { retryAfterSeconds } from './reply.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['42', 42],
  [' 0 ', 0],
  ['Mon, 02 Jun 2025 09:41:30 GMT', 30],
  ['Mon, 02 Jun 2025 09:40:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %j seconds', (header, seconds) => {
  vi.useFakeTimers({ now: Date.parse('2025-06-02T09:41:00Z') });
  expect(retryAfterSeconds(header)).toBe(seconds);
});
