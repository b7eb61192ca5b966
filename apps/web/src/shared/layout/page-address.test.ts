import { ROUTES } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';
import { PUBLIC_TEXT_PATHS } from '../public-texts/public-texts.ts';
import { isPublicTextPath, readAddress } from './page-address.ts';

const ROWS = [...ROUTES, ...Object.values(PUBLIC_TEXT_PATHS)];

test.each(ROWS)('%s is normalized to itself', (row) => {
  const path = row.replace(':userId', 'u1');
  expect(readAddress(path)).toEqual({ path, search: '', hash: '', route: row });
});

const SETTINGS = '/dashboard/settings';
const PERSON = '/dashboard/profile/:userId';

test.each([
  // Escapes.
  ['/dashboard/%73ettings', SETTINGS, SETTINGS],
  ['/%64%61shboard/settings', SETTINGS, SETTINGS],
  ['/dashboard/%73tats', '/dashboard/stats', '/dashboard/stats'],
  ['/dashboard/%64esk', '/dashboard/desk', '/dashboard/desk'],
  ['/%6Cogin', '/login', '/login'],
  // Slashes.
  ['//dashboard', '/dashboard', '/dashboard'],
  ['///dashboard//settings///', SETTINGS, SETTINGS],
  ['/dashboard/settings/', SETTINGS, SETTINGS],
  ['\\dashboard\\settings', SETTINGS, SETTINGS],
  ['/\\dashboard', '/dashboard', '/dashboard'],
  ['//', '/', '/'],
  ['', '/', '/'],
  // File name of the document.
  ['/index.html', '/', '/'],
  ['//%69ndex.html', '/', '/'],
  // Letter case, which the router ignores.
  ['/Dashboard/SETTINGS', SETTINGS, SETTINGS],
  ['/userdetails', '/userDetails', '/userDetails'],
  ['/Help/FAQs', '/help/faqs', '/help/faqs'],
  // Dots, resolved as by a browser.
  ['/dashboard/./settings', SETTINGS, SETTINGS],
  ['/dashboard/history/../settings', SETTINGS, SETTINGS],
  ['/dashboard/history/%2e%2E/settings', SETTINGS, SETTINGS],
  ['/../../dashboard', '/dashboard', '/dashboard'],
  ['/dashboard/profile/%2E%2E', '/dashboard', '/dashboard'],
  // An id is one segment with any content, and keeps its letter case.
  ['/dashboard/profile/U%31', '/dashboard/profile/U1', PERSON],
  ['/dashboard/profile/a%2Fb', '/dashboard/profile/a%2Fb', PERSON],
  ['/dashboard/profile/..%2Fsettings', '/dashboard/profile/..%2Fsettings', PERSON],
  ['/dashboard/profile/..%5Csettings', '/dashboard/profile/..%5Csettings', PERSON],
  ['/dashboard/profile/%252e%252e', '/dashboard/profile/%252e%252e', PERSON],
  ['/dashboard/profile/%3Fa%23b', '/dashboard/profile/%3Fa%23b', PERSON],
])('%s is %s', (written, path, route) => {
  expect(readAddress(written)).toMatchObject({ path, route });
});

describe('no row has', () => {
  test.each([
    ['/nowhere', '/nowhere'],
    ['/dashboards', '/dashboards'],
    ['/dashboard/other', '/dashboard/other'],
    ['/dashboard/settings/more', '/dashboard/settings/more'],
    ['/dashboard/profile/u1/more', '/dashboard/profile/u1/more'],
    ['/dashboard/index.html', '/dashboard/index.html'],
    ['/login.html', '/login.html'],
    // Another origin to a browser.
    ['//elsewhere.example/dashboard', '/elsewhere.example/dashboard'],
    ['/\\elsewhere.example/dashboard', '/elsewhere.example/dashboard'],
    ['https://elsewhere.example/dashboard', '/https:/elsewhere.example/dashboard'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    // Decoded once.
    ['/dashboard/%2573ettings', '/dashboard/%2573ettings'],
    ['/dashboard/%25%37%33ettings', '/dashboard/%25%37%33ettings'],
    // An escaped slash separates nothing.
    ['/dashboard%2Fsettings', '/dashboard%2Fsettings'],
    ['/dashboard%5Csettings', '/dashboard%5Csettings'],
    ['/%2Fdashboard', '/%2Fdashboard'],
    ['/dashboard/%20settings', '/dashboard/%20settings'],
    ['/dashboard/settings%00', '/dashboard/settings%00'],
    // Escapes that are not valid UTF-8.
    ['/dashboard/%', '/dashboard/%'],
    ['/dashboard/%zz', '/dashboard/%zz'],
    ['/dashboard/profile/%E0%A4%A', '/dashboard/profile/%E0%A4%A'],
    ['/dashboard/profile/%C0%AE%C0%AE', '/dashboard/profile/%C0%AE%C0%AE'],
    ['//dashboard%', '/dashboard%'],
  ])('%s', (written, path) => {
    expect(readAddress(written)).toMatchObject({ path, route: null });
  });
});

test('query and fragment stay as they are', () => {
  expect(readAddress('//dashboard/%68istory/?a=%2F//b#%73')).toEqual({
    path: '/dashboard/history',
    search: '?a=%2F//b',
    hash: '#%73',
    route: '/dashboard/history',
  });
});

const CHARACTERS = [
  '/',
  '\\',
  '%',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%25',
  'dashboard',
  'Settings',
  'é',
  '\u{d800}',
  ':',
  ' ',
];

test('a normalized address is stable, also when parsed by the browser', () => {
  for (const one of CHARACTERS)
    for (const two of CHARACTERS)
      for (const three of CHARACTERS) {
        const { path, route } = readAddress(`/${one}/${two}${three}`);
        expect(readAddress(path)).toEqual({ path, search: '', hash: '', route });
        expect(new URL(path, 'https://sarraf.example').href).toBe(`https://sarraf.example${path}`);
      }
});

test('only the texts behind Help, Privacy and Terms are public', () => {
  expect(ROWS.filter(isPublicTextPath)).toEqual(Object.values(PUBLIC_TEXT_PATHS));
});
