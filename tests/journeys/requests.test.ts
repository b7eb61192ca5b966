import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

/** Files and answers of one page, opened with nothing in the cache. */
const MOST_REQUESTS = 14;

let stage: Stage<'seller'>;

beforeAll(async () => {
  stage = await openStage({
    seller: { national: '3091000001', name: 'Hina Raza', account: true },
  });
});

afterAll(() => stage?.leave());

test.each([
  ['nobody', '/login'],
  ['seller', '/dashboard'],
  ['seller', '/dashboard/history'],
  ['seller', '/dashboard/profile'],
] as const)(`for %s, %s is there after at most ${MOST_REQUESTS} requests`, async (who, path) => {
  const { page, origin } = await stage.visit(who === 'nobody' ? {} : { as: stage.people[who] });
  await page.route('**/api/sandbox', (route) => route.fulfill({ json: { success: true, sandbox: false } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(origin, '')));
  await page.goto(`${origin}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // The question whether this is a sandbox is asked beside every page, and belongs to none.
  expect(asked.length - 1, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
