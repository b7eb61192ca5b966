import { expect, it } from 'vitest';
import { isPage } from './is-page.ts';

it.each(['/', '/login', '/dashboard/history', '/nowhere', '/apiary', '/index.html', '/dashboard/%73ettings'])(
  '%s is a page',
  (pathname) => {
    expect(isPage(pathname)).toBe(true);
  },
);

it.each(['/api', '/api/', '/api/auth/check-login', '/robots.txt', '/assets/core-1.js', '/sw.js'])(
  '%s is left to the network',
  (pathname) => expect(isPage(pathname)).toBe(false),
);
