import { describe, expect, test } from 'vitest';
import { readAddress } from '../shared/page-address/index.ts';
import { likelyEndOf, writtenPageAt } from './written-pages.ts';

const writtenAt = (path: string, mayBeSignedIn: boolean) => writtenPageAt(readAddress(path).route, mayBeSignedIn);

describe('the page that stands there before the app', () => {
  test.each(['/', '/login', '/kyc', '/dashboard', '/dashboard/history', '/dashboard/profile/0198'])(
    'is the login page for a visitor at %s, who ends there',
    (path) => {
      expect(writtenAt(path, false)).toBe('login');
    },
  );

  test.each(['/', '/login', '/kyc', '/dashboard', '/help/faqs', '/no-such-page'])(
    'is never the login page for somebody who may be signed in, at %s',
    (path) => {
      expect(writtenAt(path, true)).not.toBe('login');
    },
  );

  test.each([
    ['/dashboard', 'sell'],
    ['/dashboard/history', 'history'],
    ['/dashboard/profile/0198', 'profile'],
    ['/kyc', 'kyc'],
    ['/userDetails/', 'details'],
    // Nobody knows yet whether they are an administrator.
    ['/', 'other'],
    ['/dashboard/stats', 'other'],
    ['/dashboard/settings', 'other'],
    ['/dashboard/desk', 'other'],
    ['/dashboard/%73ettings', 'other'],
    ['//dashboard/History/', 'history'],
    ['/index.html', 'other'],
  ])('is the place of the page at %s for somebody who may be signed in: %s', (path, written) => {
    expect(writtenAt(path, true)).toBe(written);
  });

  test.each([
    ['/help/faqs', 'reading'],
    ['/legal/terms', 'reading'],
    ['/Help//faqs/', 'reading'],
    ['/no-such-page', null],
    ['/dashboard/profile/%E0', null],
  ])('is the same for everybody at %s, which is open: %s', (path, written) => {
    expect(writtenAt(path, false)).toBe(written);
    expect(writtenAt(path, true)).toBe(written);
  });
});

describe('the code fetched before it is known who is there', () => {
  test('is that of the page asked for', () => {
    expect(likelyEndOf('/dashboard/history')).toBe('/dashboard/history');
  });

  test('is that of the home of a seller where the address says nothing', () => {
    expect(likelyEndOf('/')).toBe('/dashboard');
  });

  test.each(['/dashboard/stats', '/dashboard/settings'] as const)('is none at %s', (route) => {
    expect(likelyEndOf(route)).toBeNull();
  });
});
