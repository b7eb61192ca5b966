import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hasHorizontalOverflow, signIn } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE, type Visit } from '../test-environment.ts';

const ADMIN = '3230000001';
const COLLEAGUE = '3230000002';
const THIRD = '3230000004';
/** Console error of a browser for a call that the server refused. */
const REFUSED = /status of (?:400|401|403)/;

const environment = joinEnvironment({
  admin: { national: ADMIN, name: 'Bilal Ahmed', isAdmin: true },
  colleague: { national: COLLEAGUE, name: 'Omar Sheikh', isAdmin: true },
  third: { national: THIRD, name: 'Sana Malik', isAdmin: true },
  seller: { name: 'Hina Raza', account: true },
});

/** A virtual authenticator of the browser: it has a screen lock, which its user opens, or cancels. */
interface Device {
  cdp: CDPSession;
  authenticatorId: string;
  /** Whether the user opens the screen lock. */
  setVerified: (isUserVerified: boolean) => Promise<void>;
  passkeys: () => Promise<number>;
}

async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    authenticatorId,
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const desk = ({ page }: Visit) => heading(page, 'Queue').waitFor();

/** Signs in and opens the desk, where the second factor is asked for. */
async function openGate(visit: Visit, national: string): Promise<void> {
  await visit.page.goto(`${visit.origin}/login`);
  await signIn(visit, national);
  await visit.page.waitForURL(`${visit.origin}/dashboard/stats`);
  await visit.page.goto(`${visit.origin}/dashboard/desk`);
}

/** Enrols the first passkey; resolves to the recovery codes. */
async function enrol({ page, press }: Visit): Promise<string[]> {
  await press(button(page, 'Create a passkey'));
  await heading(page, 'Keep your recovery codes').waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await press(button(page, 'I have kept them'));
  return codes;
}

async function logOut(visit: Visit): Promise<void> {
  await visit.page.evaluate(() => localStorage.clear());
  await visit.page.goto(`${visit.origin}/login`);
}

test('an administrator enrols a passkey at the first sign-in, signs in with it, and with a recovery code once', async () => {
  const visit = await environment.visit({ onLocalhost: true });
  const { page, press } = visit;
  const device = await addDevice(page);

  await openGate(visit, ADMIN);
  await heading(page, 'Protect the desk with a passkey').waitFor();
  await device.setVerified(false);
  await press(button(page, 'Create a passkey'));
  await page.getByText('The request was cancelled or took too long.').waitFor();
  await device.setVerified(true);
  const codes = await enrol(visit);
  expect(codes).toHaveLength(10);
  expect(await device.passkeys()).toBe(1);
  await desk(visit);

  // Selling needs the sign-in alone; settings and statistics need the passkey too.
  await logOut(visit);
  await openGate(visit, ADMIN);
  await heading(page, 'Confirm that it is you').waitFor();
  for (const path of ['settings', 'stats']) {
    await page.goto(`${visit.origin}/dashboard/${path}`);
    await heading(page, 'Confirm that it is you').waitFor();
  }
  await press(button(page, 'Use my passkey'));
  await page.getByText('Total Users').first().waitFor();

  await logOut(visit);
  await openGate(visit, ADMIN);
  await press(button(page, 'Use a recovery code'));
  await page.getByRole('textbox', { name: 'Recovery code' }).fill((codes[0] ?? '').toLowerCase());
  await press(button(page, 'Continue'));
  await desk(visit);

  await logOut(visit);
  await openGate(visit, ADMIN);
  await press(button(page, 'Use a recovery code'));
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await press(button(page, 'Continue'));
  await page.getByText('This recovery code is wrong or was used before').waitFor();
  await press(button(page, 'Use a passkey instead'));
  await press(button(page, 'Use my passkey'));
  await desk(visit);

  await page.goto(`${visit.origin}/dashboard/settings`);
  const own = page.getByRole('region', { name: 'Your second factor' });
  await own.getByText('9 recovery codes left').waitFor();
  await page.getByRole('region', { name: 'Audit log' }).getByText('Used a recovery code').first().waitFor();
  visit.expectNoErrors(REFUSED);
});

test('a reset by another administrator closes the desk at once, and a new passkey opens it', async () => {
  const visit = await environment.visit({ onLocalhost: true, ...PHONE });
  const device = await addDevice(visit.page);
  await openGate(visit, COLLEAGUE);
  await heading(visit.page, 'Protect the desk with a passkey').waitFor();
  expect(await hasHorizontalOverflow(visit.page)).toBe(false);
  const codes = await enrol(visit);
  await desk(visit);

  const other = await environment.visit({ onLocalhost: true });
  await addDevice(other.page);
  await openGate(other, THIRD);
  await enrol(other);
  await desk(other);
  await other.page.goto(`${other.origin}/dashboard/desk?tab=users&search=${COLLEAGUE}`);
  const card = other.page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await other.press(card.getByRole('button', { name: 'Reset second factor' }));
  const question = other.page.getByRole('dialog', { name: 'Reset the second factor?' });
  await question.getByLabel('Reason').fill('Lost the phone');
  await other.press(question.getByRole('button', { name: 'Reset second factor' }));
  await question.waitFor({ state: 'detached' });
  await card.getByText('No second factor').waitFor();

  await visit.page.goto(`${visit.origin}/dashboard/desk`);
  await visit.page.waitForURL(`${visit.origin}/login`);
  await signIn(visit, COLLEAGUE);
  await heading(visit.page, 'Protect the desk with a passkey').waitFor();
  const fresh = await enrol(visit);
  await desk(visit);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  expect(await device.passkeys()).toBeGreaterThan(0);
  visit.expectNoErrors(REFUSED);
  other.expectNoErrors(REFUSED);
});

test('a seller sees nothing of it', async () => {
  const visit = await environment.visit({ onLocalhost: true, as: environment.people.seller });
  await visit.page.goto(`${visit.origin}/dashboard`);
  await visit.page.getByLabel('Amount to sell').waitFor();
  await visit.page.goto(`${visit.origin}/dashboard/desk`);
  await heading(visit.page, 'No page found').waitFor();
  const withPasskeys = await visit.page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return { scripts: texts.length, found: texts.filter((text) => text.includes('navigator.credentials')).length };
  });
  expect(withPasskeys.scripts).toBeGreaterThan(2);
  expect(withPasskeys.found).toBe(0);
  visit.expectNoErrors();
});
