import { ROUTES } from '@sarraf/domain';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../shared/layout/page-address.ts';
import { createKeyStore } from '../shared/session/key-store.ts';
import { createSessionKeys } from '../shared/session/session-keys.ts';
import { createAppContext } from './app-context.ts';
import { guard } from './guards.ts';
import { routes } from './routes.tsx';

const keys = createKeyStore(() => {
  throw new Error('This visit keeps nothing in the browser.');
});
const table = routes(
  createAppContext({
    baseUrl: '/api',
    keys: createSessionKeys(keys),
    fetch: () => Promise.reject(new Error('no network')),
  }),
);

const handleAt = (path: string) => matchRoutes(table, path)?.at(-1)?.route.handle;

it.each(ROUTES)('the route table has a row for %s of the access table', (route) => {
  expect(handleAt(route.replace(':userId', 'u1'))).toMatchObject({ route });
});

const pathsOf = (rows: RouteObject[]): string[] =>
  rows.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

describe('every route of the table', () => {
  const paths = pathsOf(table).filter((path) => path !== '*');

  it.each(paths)('is known to the guard: %s', (path) => {
    expect(readAddress(path.replace(':userId', 'u1')).route).toBe(path);
  });

  it('is matched by guard and router alike, in any spelling', () => {
    const spellings = paths.flatMap((path) => {
      const plain = path.replace(':userId', 'u1');
      const escaped = plain.replace(/[a-z](?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      return [plain, `${plain}/`, `/${plain}`, plain.toUpperCase(), `${plain}/more`, `${plain}.html`, escaped];
    });
    for (const spelling of [...spellings, '/dashboard%2Fsettings', '/dashboard/%2573ettings']) {
      const { path, route } = readAddress(spelling);
      expect(handleAt(path), spelling).toMatchObject({ route });
    }
  });
});

it('a route that the guard does not know is not a page', () => {
  const location = { pathname: '/dashboard/new', search: '', hash: '', state: null };
  expect(guard(location, { status: 'signed-out', reason: 'visitor' })).toEqual({ kind: 'no-page' });
});

describe('title of the document', () => {
  it.each([
    ['/login', 'Login'],
    ['/dashboard', 'Home'],
    ['/dashboard/profile/u1', 'Profile'],
    ['/legal/privacy', 'Privacy Policy'],
    ['/help/faqs/', 'FAQs'],
    ['/nowhere', 'No page found'],
  ])('%s is %s', (path, title) =>
    expect(handleAt(path)).toMatchObject({ title: expect.toSatisfy((read: () => string) => read() === title) }),
  );
});

describe('title in the header', () => {
  it.each([
    ['/dashboard', 'Home'],
    ['/dashboard/history', 'History'],
    ['/dashboard/accounts', 'Payout accounts'],
    ['/dashboard/statement', 'Statement'],
    ['/dashboard/profile/u1', 'Profile'],
    ['/dashboard/settings', 'App Settings'],
    ['/dashboard/desk', 'Desk'],
    ['/dashboard/stats', 'Sarraf Exchange'],
  ])('%s is %s', (path, header) =>
    expect(handleAt(path)).toMatchObject({ header: expect.toSatisfy((read: () => string) => read() === header) }),
  );
});

describe('what a tracker may know', () => {
  it.each([
    ['/dashboard/profile/u1', '/dashboard/profile/:userId'],
    ['/legal/terms', '/legal/terms'],
    ['/help/faqs/', '/help/faqs'],
    ['/somebody@example.com', null],
  ])('of %s is %s', (path, route) => expect(handleAt(path)).toMatchObject({ route }));
});
