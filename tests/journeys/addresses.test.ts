import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from './seller.ts';
import { joinEnvironment } from './environment.ts';

/** Heading of a page that does not exist. */
const NOT_FOUND = 'No page found';

/** Spellings of URLs, with the final path and heading for a seller and for an administrator (product.md R1). */
const SPELLINGS: [requested: string, seller: [string, string], admin: [string, string]][] = [
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
  // Decoded only once; `%2F` does not separate path segments.
  ['/dashboard/%2573ettings', ['/dashboard/%2573ettings', NOT_FOUND], ['/dashboard/%2573ettings', NOT_FOUND]],
  ['/dashboard%2Fsettings', ['/dashboard%2Fsettings', NOT_FOUND], ['/dashboard%2Fsettings', NOT_FOUND]],
  ['/dashboard%5Csettings', ['/dashboard%5Csettings', NOT_FOUND], ['/dashboard%5Csettings', NOT_FOUND]],
  ['/dashboard/profile/%E0', ['/dashboard/profile/%E0', NOT_FOUND], ['/dashboard/profile/%E0', NOT_FOUND]],
  ['//dashboard%', ['/dashboard%', NOT_FOUND], ['/dashboard%', NOT_FOUND]],
  ['//elsewhere.example/x', ['/elsewhere.example/x', NOT_FOUND], ['/elsewhere.example/x', NOT_FOUND]],
];

/** Console warning of the router for malformed escapes. */
const MALFORMED = /could not be decoded because it is a malformed URL segment/;

/** API calls of pages for administrators. */
const ADMIN_CALL = /\/api\/(?:settings|stats|admin)\b/;

const environment = joinEnvironment({
  seller: { name: 'Hina Raza' },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
  returning: { name: 'Ayesha Khan' },
});

function adminCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (ADMIN_CALL.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

/** Waits for a heading at a path. */
async function arriveAt(page: Page, [path, heading]: [string, string]): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.waitForURL((url) => url.pathname === path);
}

/** Navigates within the app like the Back button, without a page load. */
const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { state } = window.history;
    window.history.pushState({ ...state, idx: state.idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test.each(['seller', 'admin'] as const)(
  'for the %s a URL is normalised before guards and router see it',
  async (who) => {
    const visit = await environment.visit({ as: environment.people[who] });
    const { page, origin } = visit;
    const calls = adminCalls(page);
    for (const [requested, seller, admin] of SPELLINGS) {
      const end = { seller, admin }[who];
      calls.length = 0;
      await page.goto(origin + requested);
      await arriveAt(page, end);
      if (end[1] === NOT_FOUND || who === 'seller') {
        await page.waitForLoadState('networkidle');
        // The menu of administrators shows a count beside *Desk* on every page.
        const ofPage = calls.filter((path) => who === 'seller' || path !== '/api/admin/overview');
        expect(ofPage, requested).toEqual([]);
      }
      visit.expectNoErrors(MALFORMED);
    }
  },
);

test('normalising keeps query and fragment', async () => {
  const { page, origin } = await environment.visit({ as: environment.people.seller });
  await page.goto(`${origin}//dashboard/History/?page=2#top`);
  await arriveAt(page, ['/dashboard/history', 'History']);
  expect(page.url()).toBe(`${origin}/dashboard/history?page=2#top`);
});

test('a URL with malformed escapes has the title of a missing page', async () => {
  const { page, origin } = await environment.visit({ as: environment.people.seller });
  await page.goto(`${origin}/dashboard/profile/%E0`);
  await arriveAt(page, ['/dashboard/profile/%E0', NOT_FOUND]);
  expect(await page.title()).toBe('No page found · Sarraf');
});

test('a seller who navigates to such a URL within the app sees no page of administrators', async () => {
  const visit = await environment.visit({ as: environment.people.seller });
  const { page, origin } = visit;
  const calls = adminCalls(page);
  await page.goto(`${origin}/dashboard/history`);
  await arriveAt(page, ['/dashboard/history', 'History']);
  for (const [requested, end] of SPELLINGS) {
    if (requested.startsWith('//') || end[1] !== NOT_FOUND) continue;
    await navigateTo(page, requested);
    await arriveAt(page, end);
  }
  await navigateTo(page, '/%64ashboard');
  await arriveAt(page, ['/dashboard', 'Home']);
  expect(calls).toEqual([]);
  visit.expectNoErrors(MALFORMED);
});

test('after the login a visitor returns to the normalised URL', async () => {
  const visit = await environment.visit();
  const { page, origin } = visit;
  await page.goto(`${origin}//dashboard/%68istory/?page=2`);
  await signIn(visit, environment.people.returning.national);
  await arriveAt(page, ['/dashboard/history', 'History']);
  expect(page.url()).toBe(`${origin}/dashboard/history?page=2`);
  visit.expectNoErrors();
});
