import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

const ROUTES = [
  '/',
  '/login',
  '/kyc',
  '/userDetails',
  '/dashboard',
  '/dashboard/stats',
  '/dashboard/history',
  '/dashboard/profile',
  '/dashboard/profile/:userId',
  '/dashboard/settings',
  '/dashboard/desk',
] as const;

/** Where each kind of visitor ends up, route by route as above (product.md R1). `404` is "No page found" in place. */
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
  ],
  unverified: ['/kyc', '/kyc', '/kyc', '/userDetails', '/kyc', '/kyc', '/kyc', '/kyc', '/kyc', '/kyc', '/kyc'],
  seller: [
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '/dashboard',
    '404',
    '/dashboard/history',
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
    '/dashboard/profile',
    '/dashboard/profile/:userId',
    '/dashboard/settings',
    '/dashboard/desk',
  ],
} as const;

/** What a page that is open shows once it is there. */
const HEADINGS: Record<string, RegExp> = {
  '/login': /^Log in or sign up$/,
  '/kyc': /./,
  '/userDetails': /./,
  '/dashboard': /^Home$/,
  '/dashboard/stats': /^Sarraf Exchange$/,
  '/dashboard/history': /^History$/,
  '/dashboard/profile': /^Profile$/,
  '/dashboard/profile/:userId': /^Profile$/,
  '/dashboard/settings': /^App Settings$/,
  '/dashboard/desk': /^Desk$/,
  '404': /^No page found$/,
};

let stage: Stage<Exclude<keyof typeof TABLE, 'stranger'>>;

beforeAll(async () => {
  stage = await openStage({
    newcomer: { national: '3050000001', name: '', signupJourney: 0 },
    unverified: { national: '3050000002', name: 'Hina Raza', signupJourney: 1 },
    seller: { national: '3050000003', name: 'Hina Raza' },
    admin: { national: '3050000004', name: 'Bilal Ahmed', isAdmin: true },
  });
});

afterAll(() => stage?.leave());

test('the table has every kind of visitor at every route', () => {
  expect(Object.values(TABLE).flat()).toHaveLength(5 * ROUTES.length);
});

test.concurrent.each(Object.entries(TABLE))('%s is let in or led on', async (kind, ends) => {
  const person = kind === 'stranger' ? undefined : stage.people[kind as keyof typeof stage.people];
  const visit = await stage.visit(person && { as: person });
  const { page, origin } = visit;
  const seller = stage.people.seller.id;
  const found: Record<string, string> = {};
  const ofTheDesk: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) ofTheDesk.push(request.url());
  });
  for (const [at, route] of ROUTES.entries()) {
    const end = ends[at] ?? '';
    const asked = route.replace(':userId', seller);
    await page.goto(origin + asked);
    await page.getByRole('heading', { name: HEADINGS[end] }).first().waitFor();
    await page.waitForURL((url) => url.pathname === (end === '404' ? asked : end.replace(':userId', seller)));
    found[route] = end;
  }
  expect(Object.keys(found)).toEqual(ROUTES);
  // Whoever is no administrator asks nothing of the desk, not even at its address.
  expect(ofTheDesk.length > 0, ofTheDesk.join('\n')).toBe(kind === 'admin');
  // The head asks for a seller's page beside the login check (docs/adr/0033); the server refuses who is none yet.
  if (kind === 'newcomer' || kind === 'unverified') visit.expectQuiet(/status of 403/);
  else visit.expectQuiet();
});
