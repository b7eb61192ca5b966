import { expect, test } from 'vitest';
import { joinEnvironment } from './environment.ts';

const ROUTES = [
  '/',
  '/login',
  '/kyc',
  '/userDetails',
  '/dashboard',
  '/dashboard/stats',
  '/dashboard/history',
  '/dashboard/accounts',
  '/dashboard/statement',
  '/dashboard/profile',
  '/dashboard/profile/:userId',
  '/dashboard/settings',
  '/dashboard/desk',
] as const;

/** Final path of each kind of visitor, in the order of ROUTES (product.md R1). `404` means "No page found" without a redirect. */
const TABLE = {
  stranger: [
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
    '/login',
  ],
  newcomer: [
    '/userDetails',
    '/userDetails',
    '/kyc',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
    '/userDetails',
  ],
  unverified: [
    '/kyc',
    '/kyc',
    '/kyc',
    '/userDetails',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
    '/kyc',
  ],
  seller: [
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '404',
    '/dashboard/history',
    '/dashboard/accounts',
    '/dashboard/statement',
    '/dashboard/profile',
    '/dashboard/profile/:userId',
    '404',
    '404',
  ],
  admin: [
    '/dashboard/stats',
    '/dashboard/stats',
    '/dashboard/stats',
    '/dashboard/stats',
    '/dashboard',
    '/dashboard/stats',
    '/dashboard/history',
    '/dashboard/accounts',
    '/dashboard/statement',
    '/dashboard/profile',
    '/dashboard/profile/:userId',
    '/dashboard/settings',
    '/dashboard/desk',
  ],
} as const;

/** Heading of each page. */
const HEADINGS: Record<string, RegExp> = {
  '/login': /^Log in or sign up$/,
  '/kyc': /./,
  '/userDetails': /./,
  '/dashboard': /^Home$/,
  '/dashboard/stats': /^Sarraf Exchange$/,
  '/dashboard/history': /^History$/,
  '/dashboard/accounts': /^Payout accounts$/,
  '/dashboard/statement': /^Statement$/,
  '/dashboard/profile': /^Profile$/,
  '/dashboard/profile/:userId': /^Profile$/,
  '/dashboard/settings': /^App Settings$/,
  '/dashboard/desk': /^Desk$/,
  '404': /^No page found$/,
};

const environment = joinEnvironment({
  newcomer: { name: '', signupJourney: 0 },
  unverified: { name: 'Hina Raza', signupJourney: 1 },
  seller: { name: 'Hina Raza' },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

test('the table has every kind of visitor at every route', () => {
  expect(Object.values(TABLE).flat()).toHaveLength(5 * ROUTES.length);
});

test.concurrent.each(Object.entries(TABLE))('%s is let in or redirected', async (kind, ends) => {
  const person = kind === 'stranger' ? undefined : environment.people[kind as keyof typeof environment.people];
  const visit = await environment.visit(person && { as: person });
  const { page, origin } = visit;
  const seller = environment.people.seller.id;
  const found: Record<string, string> = {};
  const deskCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) deskCalls.push(request.url());
  });
  for (const [at, route] of ROUTES.entries()) {
    const end = ends[at] ?? '';
    const requested = route.replace(':userId', seller);
    await page.goto(origin + requested);
    await page.getByRole('heading', { name: HEADINGS[end] }).first().waitFor();
    await page.waitForURL((url) => url.pathname === (end === '404' ? requested : end.replace(':userId', seller)));
    found[route] = end;
  }
  expect(Object.keys(found)).toEqual(ROUTES);
  // Only administrators call the API of the desk; others do not even at its URL.
  expect(deskCalls.length > 0, deskCalls.join('\n')).toBe(kind === 'admin');
  // The data of a seller's page is requested together with the login check; the server refuses a user without a finished signup.
  if (kind === 'newcomer' || kind === 'unverified') visit.expectNoErrors(/status of 403/);
  else visit.expectNoErrors();
});
