import { ROUTES } from '@sarraf/domain';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

const handleAt = (path: string) => matchRoutes(routes(), path)?.at(-1)?.route.handle;

it.each(ROUTES)('the route table has a row for %s of the table of access', (route) => {
  expect(handleAt(route.replace(':userId', 'u1'))).toMatchObject({ route });
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
