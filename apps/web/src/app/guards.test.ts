import type { User } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { PUBLIC_TEXT_PATHS } from '../shared/public-texts/public-texts.ts';
import type { SessionState } from '../shared/session/create-session.ts';
import { followGuards, guard, type GuardLocation } from './guards.ts';

const user: User = {
  mobile: '+923001234567',
  isAdmin: false,
  isKycVerified: true,
  isVerified: true,
  signupJourney: 2,
  wallet_balance: 0,
  platform_fee: 0.01,
  platform_fee_discount: 0,
  min_quantity: 100,
  transaction_exp_time: 1_200_000,
  nameVerified: true,
  orderMessages: true,
};
const as = (over: Partial<User> = {}): SessionState => ({ status: 'signed-in', user: { ...user, ...over } });
const out = (reason: 'visitor' | 'logout' | 'expired' | 'other-tab' = 'visitor'): SessionState => ({
  status: 'signed-out',
  reason,
});
const at = (path: string, state: unknown = null): GuardLocation => {
  const {
    pathname = '',
    search = '',
    hash = '',
  } = /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/.exec(path)?.groups ?? {};
  return { pathname, search, hash, state };
};

describe('first address, redirected before the router starts', () => {
  const visitors = {
    visitor: out(),
    new: as({ isVerified: false, signupJourney: 0 }),
    detailed: as({ isVerified: false, signupJourney: 1 }),
    seller: as(),
    admin: as({ isAdmin: true }),
  };
  const D = '/dashboard';
  const table: [string, Record<keyof typeof visitors, string>][] = [
    ['/', { visitor: '/login', new: '/userDetails', detailed: '/kyc', seller: D, admin: `${D}/stats` }],
    ['/login', { visitor: '/login', new: '/userDetails', detailed: '/kyc', seller: D, admin: `${D}/stats` }],
    ['/kyc', { visitor: '/login', new: '/kyc', detailed: '/kyc', seller: D, admin: `${D}/stats` }],
    [
      '/userDetails',
      { visitor: '/login', new: '/userDetails', detailed: '/userDetails', seller: D, admin: `${D}/stats` },
    ],
    [D, { visitor: '/login', new: '/userDetails', detailed: '/kyc', seller: D, admin: D }],
    ...['stats', 'history', 'statement', 'accounts', 'profile', 'profile/u1', 'settings', 'desk'].map(
      (page): [string, Record<keyof typeof visitors, string>] => [
        `${D}/${page}`,
        { visitor: '/login', new: '/userDetails', detailed: '/kyc', seller: `${D}/${page}`, admin: `${D}/${page}` },
      ],
    ),
  ];
  const cells = table.flatMap(([from, row]) =>
    Object.entries(row).map(([who, to]) => ({ from, who: who as keyof typeof visitors, to })),
  );

  it('covers five visitors and thirteen routes', () => expect(cells).toHaveLength(65));
  it.each(cells)('$who opening $from arrives at $to', ({ from, who, to }) => {
    expect(followGuards(at(from), visitors[who]).pathname).toBe(to);
  });
});

describe('addresses without a page', () => {
  it.each(['/dashboard/stats', '/dashboard/settings', '/dashboard/desk'])('%s is not found for a seller', (path) => {
    expect(guard(at(path), as())).toEqual({ kind: 'not-found' });
  });
  it.each(['/nowhere', '/dashboard/other', '/dashboard/profile/%E0', '/dashboard%2Fsettings'])(
    '%s is no page for any user, even if the router matches it',
    (path) => {
      for (const session of [out(), as(), as({ isAdmin: true })])
        expect(guard(at(path), session)).toEqual({ kind: 'no-page' });
    },
  );
  it.each(Object.values(PUBLIC_TEXT_PATHS))('%s is open to everybody', (path) => {
    for (const session of [out(), as({ isVerified: false }), as()])
      expect(guard(at(path), session)).toEqual({ kind: 'open' });
  });
});

describe('an address in another spelling', () => {
  it('redirects to the normalized address first, with query, fragment and state', () => {
    const state = { wanted: '/dashboard/history' };
    for (const session of [out(), as(), as({ isAdmin: true })])
      expect(guard(at('//dashboard/%73ettings/?a=1#b', state), session)).toEqual({
        kind: 'redirect',
        path: '/dashboard/settings?a=1#b',
        state,
      });
  });
  it.each([
    ['/dashboard/%73ettings', '/dashboard/settings'],
    ['//dashboard', '/dashboard'],
    ['/index.html', '/dashboard'],
    ['/%6Cogin', '/dashboard'],
    ['//nowhere%', '/nowhere%'],
  ])('is redirected before the router starts: %s', (path, end) => {
    expect(followGuards(at(path), as()).pathname).toBe(end);
  });
});

describe('the page wanted before login', () => {
  const wanted = (path: string, session: SessionState) => followGuards(at(path), session).state;

  it('is remembered with its query', () => {
    expect(wanted('/dashboard/history?page=2', out())).toEqual({ wanted: '/dashboard/history?page=2' });
  });
  it('is remembered by its normalized address', () => {
    expect(wanted('//dashboard/%68istory/?page=2#row', out())).toEqual({ wanted: '/dashboard/history?page=2#row' });
  });
  it.each(['/', '/dashboard'])('is not remembered for %s, the home page', (path) => {
    expect(wanted(path, out())).toBeNull();
  });
  it('is remembered for the dashboard when the session expired there', () => {
    expect(wanted('/dashboard', out('expired'))).toEqual({ wanted: '/dashboard' });
  });
  it.each(['logout', 'other-tab'] as const)('is forgotten after %s', (reason) => {
    expect(wanted('/dashboard/history', out(reason))).toBeNull();
  });
  it('opens after login', () => {
    const next = guard(at('/login', { wanted: '/dashboard/history' }), as());
    expect(next).toEqual({ kind: 'redirect', path: '/dashboard/history', state: null });
  });
  it.each([
    ['//dashboard/%68istory/?page=2', '/dashboard/history?page=2'],
    ['/dashboard/profile/u1#wallet', '/dashboard/profile/u1#wallet'],
  ])('is normalized again: %s', (path, opened) => {
    expect(guard(at('/login', { wanted: path }), as())).toMatchObject({ path: opened });
  });
  it.each([
    '/dashboard/settings',
    '/dashboard/%73ettings',
    '//dashboard//Settings',
    '/dashboard/profile/%E0',
    '/kyc',
    '/nowhere',
    '/login',
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '/\\elsewhere.example/dashboard',
    'javascript:alert(1)',
    42,
    '',
  ])('does not open %s for a seller', (path) => {
    expect(guard(at('/login', { wanted: path }), as())).toMatchObject({ path: '/dashboard' });
  });
  it('waits behind the steps of signing up', () => {
    const newcomer = as({ isVerified: false, signupJourney: 0 });
    expect(guard(at('/login', { wanted: '/dashboard/history' }), newcomer)).toMatchObject({ path: '/userDetails' });
  });
});
