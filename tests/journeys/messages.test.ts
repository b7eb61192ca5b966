import { otp, phone } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { call } from './seller.ts';
import { joinEnvironment } from './environment.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** In the sandbox, WhatsApp takes messages to numbers that end in 9902 and never delivers them. */
const UNDELIVERED = '3060009902';
const OFFER_MS = 20_000;

const environment = joinEnvironment({
  seller: { name: 'Hina Raza' },
  stranded: { national: UNDELIVERED, name: 'Hina Raza' },
});

/** Moves the clock of the page forward. The app reads it at once, as after a phone wakes up. */
const turnClock = (page: Page, ms: number) =>
  page.evaluate((forward) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + forward;
    window.dispatchEvent(new Event('pageshow'));
  }, ms);

/** Codes sent to a number over one channel, newest first. */
async function codesOver(origin: string, mobile: string, channel: string): Promise<string[]> {
  const reply = await fetch(`${origin}/api/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: { code?: string | null; channel?: string }[] } = await reply.json();
  return messages.flatMap(({ code, ...message }) => (code && message.channel === channel ? [code] : []));
}

test('a code that WhatsApp never delivers is sent by SMS, and signs in', async () => {
  const visit = await environment.visit(PHONE);
  const { page, origin, press } = visit;
  const mobile = `+92${UNDELIVERED}`;
  const bySms = page.getByRole('button', { name: 'Send it by SMS instead' });
  const code = otp(page, '6-digit code');
  await page.goto(`${origin}/login`);
  await phone(page, 'Mobile number').type(UNDELIVERED);
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByText(/^We sent a 6-digit code over WhatsApp to/).waitFor();
  expect(await bySms.count()).toBe(0);

  await code.enter('12');
  await turnClock(page, OFFER_MS);
  await bySms.waitFor();
  await press(bySms);
  await page.getByText(/^We sent the same 6-digit code over WhatsApp and by SMS to/).waitFor();
  expect(await code.value()).toBe('12');
  expect(await bySms.count()).toBe(0);

  // Exactly one, also if the server had sent it by SMS by itself meanwhile.
  const [sent, ...more] = await codesOver(origin, mobile, 'sms');
  expect(more).toEqual([]);
  await code.enter(sent ?? '');
  await page.waitForURL(`${origin}/dashboard`);
  visit.expectNoErrors();
});

test('messages about orders are switched off in the profile, and stay off', async () => {
  const visit = await environment.visit({ ...PHONE, as: environment.people.seller });
  const { page, origin, press } = visit;
  const isOnAtServer = async () => {
    const { user } = (await call(page, origin, '/auth/check-login', { method: 'POST', body: '{}' })) as {
      user: { orderMessages?: boolean };
    };
    return user.orderMessages;
  };
  await page.goto(`${origin}/dashboard/profile`);
  const row = page.getByRole('switch', { name: 'Messages about my orders' });
  await row.waitFor();
  expect(await row.getAttribute('aria-checked')).toBe('true');
  await press(row);
  await expect.poll(isOnAtServer).toBe(false);

  // A fault leaves the stored state, and says so.
  await page.route('**/api/user/notifications', (route) => route.abort());
  await press(row);
  await page.getByText('The switch could not be saved. Please try again.').waitFor();
  expect(await row.getAttribute('aria-checked')).toBe('false');
  await page.unroute('**/api/user/notifications');

  // The profile asks before the page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await row.waitFor();
  expect(await row.getAttribute('aria-checked')).toBe('false');
  visit.expectNoErrors(/net::ERR_FAILED/);
});
