import { otp, toast } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callWith, codeFor, hasHorizontalOverflow } from './seller.ts';
import { joinEnvironment } from './environment.ts';
import { PHONE, type Visit } from './test-environment.ts';
import type { Person } from '../support/people.ts';

/** What the simulated identity service does, by the last four digits of a number. */
const REDIRECT = '0001';
const WAIT = '0002';

const newcomer = { name: 'Hina Raza', signupJourney: 1 } as const;
const environment = joinEnvironment({
  agrees: newcomer,
  refuses: newcomer,
  leaves: newcomer,
  waits: newcomer,
  first: newcomer,
  second: newcomer,
});

/** Begins a verification on `/kyc`. */
async function begin({ page, origin, press }: Visit, aadhaarNumber: string): Promise<void> {
  await page.goto(`${origin}/kyc`);
  await page.getByLabel('Aadhaar number').fill(aadhaarNumber);
  await page.getByText('By pressing Send OTP you confirm:').waitFor();
  await press(page.getByRole('button', { name: 'Send OTP' }));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const providersButton = (page: Page, name: 'Agree and continue' | 'Refuse') => page.getByRole('button', { name });

/** Follows the link to the page of the provider, in the same tab. */
async function goToProvider({ page, press }: Visit, link = 'Continue to the page'): Promise<void> {
  await press(page.getByRole('link', { name: link }));
  await page.waitForURL(/\/api\/sandbox\/identity\//);
}

/** Expects that no full Aadhaar number is in the storage or the address of the page. */
async function expectNumberNotKept(page: Page, aadhaarNumber: string): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(aadhaarNumber);
}

/** Largest number of questions for the result that were under way at once. */
function countQuestions(page: Page): () => { most: number; total: number } {
  const open = new Set<unknown>();
  const count = { most: 0, total: 0 };
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/kyc/check')) return;
    open.add(request);
    count.total += 1;
    count.most = Math.max(count.most, open.size);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => count;
}

const userOf = async ({ token }: Person): Promise<Record<string, unknown>> => {
  const reply = await callWith(token, environment.server.origin, '/auth/check-login', { method: 'POST', body: '{}' });
  return (reply as { user: Record<string, unknown> }).user;
};

test.concurrent('agreeing on the page of the provider verifies the person, on a phone', async () => {
  const { agrees } = environment.people;
  const visit = await environment.visit({ ...PHONE, as: agrees });
  const { page, origin, press } = visit;
  const number = `31500000${REDIRECT}`;
  await begin(visit, number);
  await heading(page, 'One page to go').waitFor();
  await page.getByText(new URL(origin).host).waitFor();
  await page.getByText('•••• •••• 0001').waitFor();
  expect(await hasHorizontalOverflow(page)).toBe(false);
  await expectNumberNotKept(page, number);

  await goToProvider(visit);
  await press(providersButton(page, 'Agree and continue'));
  await page.waitForURL(`${origin}/dashboard`);
  expect(await toast(page).text()).toBe('Your identity is verified.');
  expect(await userOf(agrees)).toMatchObject({ isVerified: true, name: 'Hina Raza', nameVerified: true });
  visit.expectNoErrors();
});

test.concurrent('refusing there leads back to the form with the reason, and a new verification can begin', async () => {
  const { refuses } = environment.people;
  const visit = await environment.visit({ as: refuses });
  const { page, press } = visit;
  await begin(visit, `31500001${REDIRECT}`);
  await goToProvider(visit);
  await press(providersButton(page, 'Refuse'));
  await page.getByText(/^You did not agree on the page of the verification service/).waitFor();
  expect(await page.getByLabel('Aadhaar number').inputValue()).toBe('');
  await page.reload();
  await page.getByText(/^You did not agree on the page of the verification service/).waitFor();
  expect((await userOf(refuses))['isVerified']).toBe(false);
  visit.expectNoErrors();
});

test.concurrent('leaving the page of the provider loses nothing: Back, a reload and another tab show where it stands', async () => {
  const { leaves } = environment.people;
  const visit = await environment.visit({ as: leaves });
  const { page, origin, press, newTab } = visit;
  await begin(visit, `31500002${REDIRECT}`);
  await goToProvider(visit);
  await page.goBack();
  await heading(page, 'Waiting for the result').waitFor();
  await page.reload();
  await heading(page, 'Waiting for the result').waitFor();

  const other = await newTab();
  await other.goto(`${origin}/kyc`);
  await heading(other, 'Waiting for the result').waitFor();
  await other.close();

  await goToProvider(visit, 'Open the page again');
  await press(providersButton(page, 'Agree and continue'));
  await page.waitForURL(`${origin}/dashboard`);
  expect((await userOf(leaves))['isVerified']).toBe(true);
  visit.expectNoErrors();
});

test.concurrent('a verification that needs time is shown when it is done, also to a person who left meanwhile', async () => {
  const { waits } = environment.people;
  const visit = await environment.visit({ ...PHONE, as: waits });
  const { page, origin } = visit;
  const questions = countQuestions(page);
  await begin(visit, `31500003${WAIT}`);
  await heading(page, 'Checking your identity').waitFor();
  await page.goto('about:blank');
  await page.goto(`${origin}/kyc`);
  await page.waitForURL(`${origin}/dashboard`);
  expect(await toast(page).text()).toBe('Your identity is verified.');
  const { most, total } = questions();
  expect(most).toBe(1);
  expect(total).toBeLessThan(10);
  visit.expectNoErrors();
});

test.concurrent('a number of another account is refused after it was proven, with a way to support', async () => {
  const { first, second } = environment.people;
  const prove = async (person: Person) => {
    const visit = await environment.visit({ as: person });
    const { page, origin } = visit;
    await begin(visit, '315000041234');
    await heading(page, 'Enter OTP').waitFor();
    await otp(page, '6-digit code').enter(await codeFor(origin, `+92${person.national}`));
    return visit;
  };
  const verified = await prove(first);
  await verified.page.waitForURL(`${verified.origin}/dashboard`);
  const { page, press, expectNoErrors } = await prove(second);
  await page.getByText(/^This Aadhaar number already belongs to another account/).waitFor();
  await press(page.getByRole('button', { name: 'Ask support' }));
  await page.getByRole('dialog', { name: 'Help & Support' }).waitFor();
  expect((await userOf(second))['isVerified']).toBe(false);
  // The browser logs the reply.
  expectNoErrors(/409/);
});
