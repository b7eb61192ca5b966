import { describe, expect, it } from 'vitest';
import { documentTitle, trackedRouteAt } from './paths.ts';

describe('title of the document', () => {
  it.each([
    ['/login', 'Login · Sarraf'],
    ['/dashboard', 'Home · Sarraf'],
    ['/dashboard/profile/u1', 'Profile · Sarraf'],
    ['/legal/privacy', 'Privacy Policy · Sarraf'],
    ['/help/faqs/', 'FAQs · Sarraf'],
    ['/nowhere', 'No page found · Sarraf'],
  ])('%s is %s', (path, title) => expect(documentTitle(path)).toBe(title));
});

describe('what a tracker may know', () => {
  it.each([
    ['/dashboard/profile/u1', '/dashboard/profile/:userId'],
    ['/legal/terms', '/legal/terms'],
    ['/help/faqs/', '/help/faqs'],
    ['/somebody@example.com', null],
  ])('of %s is %s', (path, route) => expect(trackedRouteAt(path)).toBe(route));
});
