import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

const withShare = (opens: () => Promise<void>) => vi.stubGlobal('navigator', { share: opens });

test('a second press while the share sheet is open waits for the same sheet', async () => {
  const sheet = Promise.withResolvers<void>();
  const opened = vi.fn(() => sheet.promise);
  withShare(opened);
  const [first, second] = [share({ text: 'a' }), share({ text: 'a' })];
  sheet.resolve();
  expect([await first, await second]).toEqual([true, true]);
  expect(opened).toHaveBeenCalledOnce();
  expect(await share({ text: 'b' })).toBe(true);
  expect(opened).toHaveBeenCalledTimes(2);
});

test.each([
  ['closed', new DOMException('', 'AbortError'), true],
  ['not allowed', new DOMException('', 'NotAllowedError'), false],
  ['without a target', new Error('No target.'), false],
])('a share sheet that is %s', async (_, error, isFine) => {
  withShare(() => Promise.reject(error));
  expect(await share({ text: 'a' })).toBe(isFine);
});
