import { expect, it } from 'vitest';
import { documentFor } from './which-document.ts';

const KEPT = new Set(['/index.html', '/login.html']);

it.each([
  ['/', '/index.html'],
  ['/login', '/login.html'],
  ['/dashboard/history', '/index.html'],
  ['/nowhere', '/index.html'],
  ['/apiary', '/index.html'],
])('the page %s is answered with %s', (pathname, document) => {
  expect(documentFor(pathname, KEPT)).toBe(document);
});

it.each(['/api', '/api/', '/api/auth/check-login', '/robots.txt', '/assets/core-1.js', '/sw.js'])(
  '%s is no page and left to the network',
  (pathname) => expect(documentFor(pathname, KEPT)).toBeNull(),
);
