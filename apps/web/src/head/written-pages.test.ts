import { describe, expect, test } from 'vitest';
import { routeIdOf } from '../app/guards.ts';
import { routeAt, writtenPageAt } from './written-pages.ts';

test.each([
  '/',
  '/login',
  '/login/',
  '/LOGIN',
  '/kyc',
  '/userDetails',
  '/dashboard',
  '/dashboard/',
  '/dashboard/stats',
  '/dashboard/history',
  '/dashboard/profile',
  '/dashboard/profile/',
  '/dashboard/profile/0198',
  '/dashboard/profile/0198/more',
  '/dashboard/settings',
  '/dashboard/other',
  '/dashboards',
  '/help/faqs',
  '/login.html',
  '/no-such-page',
])('the head finds the same row for %s as the router', (path) => {
  expect(routeAt(path)).toBe(routeIdOf(path));
});

describe('the page that stands there before the app', () => {
  test.each(['/', '/login', '/kyc', '/dashboard', '/dashboard/history', '/dashboard/profile/0198'])(
    'is the login page for a visitor at %s, who ends there',
    (path) => {
      expect(writtenPageAt(path, false)).toBe('login');
    },
  );

  test.each(['/', '/login', '/kyc', '/dashboard', '/help/faqs', '/no-such-page'])(
    'is never the login page for somebody who may be signed in, at %s',
    (path) => {
      expect(writtenPageAt(path, true)).not.toBe('login');
    },
  );

  test.each(['/help/faqs', '/legal/terms', '/no-such-page'])('is none at %s, which is open to everybody', (path) => {
    expect(writtenPageAt(path, false)).toBeNull();
  });
});
