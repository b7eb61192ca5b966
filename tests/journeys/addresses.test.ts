import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './seller.ts';
import { openStage, type Stage } from './stage.ts';

/** What stands on the page in the place of one that does not exist. */
const NOT_FOUND = 'No page found';

/** Ways to write an address of the app, where each leads, and the heading that a seller and an administrator find there (product.md R1). */
const SPELLINGS: [asked: string, seller: [string, string], admin: [string, string]][] = [
  ['/dashboard/%73ettings', ['/dashboard/settings', NOT_FOUND], ['/dashboard/settings', 'App Settings']],
  ['/dashboard/%73tats', ['/dashboard/stats', NOT_FOUND], ['/dashboard/stats', 'Sarraf Exchange']],
  ['/dashboard/%64esk', ['/dashboard/desk', NOT_FOUND], ['/dashboard/desk', 'Desk']],
  ['/dashboard/Settings', ['/dashboard/settings', NOT_FOUND], ['/dashboard/settings', 'App Settings']],
  ['/dashboard/settings/', ['/dashboard/settings', NOT_FOUND], ['/dashboard/settings', 'App Settings']],
  ['//dashboard', ['/dashboard', 'Home'], ['/dashboard', 'Home']],
  ['/%64ashboard', ['/dashboard', 'Home'], ['/dashboard', 'Home']],
  ['/dashboard//history', ['/dashboard/history', 'History'], ['/dashboard/history', 'History']],
  ['/dashboard/history?page=2#top', ['/dashboard/history', 'History'], ['/dashboard/history', 'History']],
  ['/index.html', ['/dashboard', 'Home'], ['/dashboard/stats', 'Sarraf Exchange']],
  ['/help//faqs/', ['/help/faqs', 'FAQs'], ['/help/faqs', 'FAQs']],
  // Decoded once, and a slash that is written `%2F` parts nothing.
  ['/dashboard/%2573ettings', ['/dashboard/%2573ettings', NOT_FOUND], ['/dashboard/%2573ettings', NOT_FOUND]],
  ['/dashboard%2Fsettings', ['/dashboard%2Fsettings', NOT_FOUND], ['/dashboard%2Fsettings', NOT_FOUND]],
  ['/dashboard%5Csettings', ['/dashboard%5Csettings', NOT_FOUND], ['/dashboard%5Csettings', NOT_FOUND]],
  ['/dashboard/profile/%E0', ['/dashboard/profile/%E0', NOT_FOUND], ['/dashboard/profile/%E0', NOT_FOUND]],
  ['//dashboard%', ['/dashboard%', NOT_FOUND], ['/dashboard%', NOT_FOUND]],
  ['//elsewhere.example/x', ['/elsewhere.example/x', NOT_FOUND], ['/elsewhere.example/x', NOT_FOUND]],
];

/** What the router says of an address whose escapes stand for no text. */
const MALFORMED = /could not be decoded because it is a malformed URL segment/;

/** Calls that only administrators' pages make. */
const ADMIN_CALL = /\/api\/(?:settings|stats|admin)\b/;

let stage: Stage<'seller' | 'admin' | 'returning'>;

beforeAll(async () => {
  stage = await openStage({
    seller: { national: '3160000001', name: 'Hina Raza' },
    admin: { national: '3160000002', name: 'Bilal Ahmed', isAdmin: true },
    returning: { national: '3160000003', name: 'Ayesha Khan' },
  });
});

afterAll(() => stage?.leave());

function adminCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (ADMIN_CALL.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

/** Waits for a heading at an address. */
async function arriveAt(page: Page, [path, heading]: [string, string]): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.waitForURL((url) => url.pathname === path);
}

/** Leads the app to an address as Back does, without a load. */
const comeBackTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { state } = window.history;
    window.history.pushState({ ...state, idx: state.idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test.concurrent.each(SPELLINGS)('%s is read before guard and router look at it', async (asked, seller, admin) => {
  const ends = { seller, admin };
  for (const who of ['seller', 'admin'] as const) {
    const visit = await stage.visit({ as: stage.people[who] });
    const { page, origin } = visit;
    const calls = adminCalls(page);
    await page.goto(origin + asked);
    await arriveAt(page, ends[who]);
    if (ends[who][1] === NOT_FOUND || who === 'seller') {
      await page.waitForLoadState('networkidle');
      // The menu of administrators has a count beside *Desk*, wherever they are.
      expect(calls.filter((path) => who === 'seller' || path !== '/api/admin/overview')).toEqual([]);
    }
    visit.expectQuiet(MALFORMED);
    await page.close();
  }
});

test('an address keeps its query and its fragment', async () => {
  const { page, origin } = await stage.visit({ as: stage.people.seller });
  await page.goto(`${origin}//dashboard/History/?page=2#top`);
  await arriveAt(page, ['/dashboard/history', 'History']);
  expect(page.url()).toBe(`${origin}/dashboard/history?page=2#top`);
});

test('an address whose escapes are no text is no page in the title either', async () => {
  const { page, origin } = await stage.visit({ as: stage.people.seller });
  await page.goto(`${origin}/dashboard/profile/%E0`);
  await arriveAt(page, ['/dashboard/profile/%E0', NOT_FOUND]);
  expect(await page.title()).toBe('No page found · Sarraf');
});

test('a seller who comes to such an address within the app sees no page of administrators', async () => {
  const visit = await stage.visit({ as: stage.people.seller });
  const { page, origin } = visit;
  const calls = adminCalls(page);
  await page.goto(`${origin}/dashboard/history`);
  await arriveAt(page, ['/dashboard/history', 'History']);
  for (const [asked, end] of SPELLINGS) {
    if (asked.startsWith('//') || end[1] !== NOT_FOUND) continue;
    await comeBackTo(page, asked);
    await arriveAt(page, end);
  }
  await comeBackTo(page, '/%64ashboard');
  await arriveAt(page, ['/dashboard', 'Home']);
  expect(calls).toEqual([]);
  visit.expectQuiet(MALFORMED);
});

test('what a visitor asked for is returned to as it was read', async () => {
  const visit = await stage.visit();
  const { page, origin } = visit;
  await page.goto(`${origin}//dashboard/%68istory/?page=2`);
  await signIn(visit, stage.people.returning.national);
  await arriveAt(page, ['/dashboard/history', 'History']);
  expect(page.url()).toBe(`${origin}/dashboard/history?page=2`);
  visit.expectQuiet();
});
