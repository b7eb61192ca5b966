import { type ClientOf, createClient, type User } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client/operations';
import { HISTORY_PAGE_SIZE, type RouteId, ROUTES } from '@sarraf/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followGuards } from '../app/guards.ts';
import { beginEarlyCall } from '../shared/early-calls/early-call.ts';
import { readAddress } from '../shared/page-address/index.ts';
import { endOf, FIRST_CALLS, isForSellers, LOGIN_CHECK, userIn } from './first-calls.ts';

type Client = ClientOf<typeof operations>;

/** How the client of the contract asks for a call. */
async function requestFor(call: (api: Client) => Promise<unknown>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = createClient(operations, {
    baseUrl: '',
    getToken: () => 'token',
    onUnauthorized: () => {},
    fetch: async (url, init) => {
      sent.push({ url, init });
      return new Response('{}', { status: 500 });
    },
  });
  await call(api).catch(() => {});
  return sent[0];
}

/** What the client of the contract sends for a call, as the head would write it. */
async function sentFor(call: (api: Client) => Promise<unknown>) {
  const { url, init } = (await requestFor(call)) ?? {};
  return { method: init?.method, url, body: init?.body ?? null };
}

afterEach(() => vi.unstubAllGlobals());

describe('the head sends what the client of the contract would', () => {
  test('for the login check', async () => {
    expect(LOGIN_CHECK).toEqual(await sentFor((api) => api.checkLogin()));
  });

  test.each<[string, string | null, (api: Client) => Promise<unknown>]>([
    ['with a body', '{}', (api) => api.checkLogin()],
    ['without one', null, (api) => api.getProfile()],
  ])('in the headers of a call %s', async (_, body, call) => {
    const early = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', early);
    beginEarlyCall({ method: 'POST', url: '/', body }, 'token', 'en');
    const sent = await requestFor(call);
    const named = (init: RequestInit | undefined) => [...new Headers(init?.headers)];
    expect(named(early.mock.calls[0]?.[1])).toEqual(named(sent?.init));
  });

  const CALLS: Partial<Record<RouteId, ((api: Client) => Promise<unknown>)[]>> = {
    '/dashboard': [(api) => api.getActiveOrder(), (api) => api.getPriceRanges(), (api) => api.getBanks()],
    '/dashboard/stats': [(api) => api.getStats({ dateFilter: 'all', search: '' })],
    '/dashboard/history': [(api) => api.getHistory({ page: 1, limit: HISTORY_PAGE_SIZE })],
    '/dashboard/profile': [(api) => api.getProfile()],
    '/dashboard/settings': [(api) => api.getSettings()],
  };
  test.each(ROUTES)('for %s', async (route) => {
    expect(FIRST_CALLS[route] ?? []).toEqual(await Promise.all((CALLS[route] ?? []).map(sentFor)));
  });
});

const seller = { isAdmin: false, isVerified: true, signupJourney: 2 };
const PEOPLE = {
  newcomer: { ...seller, isVerified: false, signupJourney: 0 },
  unverified: { ...seller, isVerified: false, signupJourney: 1 },
  seller,
  admin: { ...seller, isAdmin: true },
};

describe.each(Object.entries(PEOPLE))('the head leads a %s where the guards do', (_, user) => {
  test.each(ROUTES)('from %s', (route) => {
    const session = { status: 'signed-in', user: user as User } as const;
    const pathname = route.replace(':userId', 'u1');
    const end = followGuards({ pathname, search: '', hash: '', state: null }, session).pathname;
    expect(endOf(route, user) ?? route).toBe(readAddress(end).route);
  });
});

test('a page that does not exist for somebody has nothing asked for', () => {
  expect(endOf('/dashboard/settings', seller)).toBeNull();
  expect(endOf('/dashboard/stats', seller)).toBeNull();
  expect(endOf('/dashboard/desk', seller)).toBeNull();
});

test('the pages that sellers stay at are those of their menu', () => {
  expect(ROUTES.filter(isForSellers)).toEqual([
    '/dashboard',
    '/dashboard/history',
    '/dashboard/profile',
    '/dashboard/profile/:userId',
  ]);
});

describe('the person of the login check', () => {
  test('is read as far as the guards need it', () => {
    expect(userIn({ success: true, user: { isVerified: true, isAdmin: null } })).toEqual({
      isVerified: true,
      isAdmin: false,
      signupJourney: 0,
    });
  });

  test.each([null, 'text', 7, {}, { user: null }, { user: {} }, { user: { isVerified: 'yes' } }])(
    'is nobody in %j',
    (reply) => {
      expect(userIn(reply)).toBeNull();
    },
  );
});
