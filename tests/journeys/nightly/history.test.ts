import { slip } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { shownNumber } from '../../support/numbers.ts';
import { call, createOrder, deposit, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

/** More orders than the ten of a page. */
const CANCELLED = 11;

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  other: { name: 'Usman Tariq' },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
});

/** Positions of the mounted rows, from 1. */
const positions = (page: Page): Promise<number[]> =>
  page
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-posinset'))).filter(Boolean));

test('a seller looks through the history, opens an order and its code, and sees the profile', async () => {
  const visit = await environment.visit({ as: environment.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard/history`);
  await page.getByText('No transactions yet').waitFor();
  await expectAccessible(page);

  const { banks } = (await call(page, origin, '/bank/get')) as { banks: { _id: string }[] };
  const body = JSON.stringify({ amount: 200, networkId: 'trc20', bankAccountId: banks[0]?._id });
  for (let made = 0; made < CANCELLED; made += 1) {
    const { orderId } = (await call(page, origin, '/sell/create-order', { method: 'POST', body })) as {
      orderId: string;
    };
    await call(page, origin, `/sell/orders/${orderId}/cancel`, { method: 'POST' });
  }
  await page.goto(`${origin}/dashboard`);
  const sold = await createOrder(visit, '500');
  await deposit(visit, sold);
  await waitForResult(page, 'Transaction Completed');
  await press(page.getByRole('button', { name: 'Start New Transaction' }));
  const { orderId: pending } = (await call(page, origin, '/sell/create-order', { method: 'POST', body })) as {
    orderId: string;
  };

  await press(page.getByRole('link', { name: 'History' }));
  await page.getByRole('button', { name: /Pending/ }).waitFor();
  await expectAccessible(page);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4_000);
        return Math.max(...(await positions(page)));
      },
      { timeout: 45_000 },
    )
    .toBe(CANCELLED + 2);
  const mounted = await positions(page);
  expect(new Set(mounted).size).toBe(mounted.length);
  await page.evaluate(() => window.scrollTo(0, 0));

  await press(page.getByRole('button', { name: /Pending/ }));
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await details.getByText(/^Expires in \d\d:\d\d min\(s\)$/).waitFor();
  expect(await slip(page).value('Order ID')).toBe(pending);
  await expectAccessible(page);
  await press(details.getByRole('button', { name: 'Show QR code' }));
  const code = page.getByRole('dialog', { name: 'Pay this order' });
  await code.getByRole('img', { name: /QR code/ }).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await code.waitFor({ state: 'detached' });
  await page.goBack();
  await details.waitFor({ state: 'detached' });

  await press(page.getByRole('button', { name: /Completed/ }));
  expect(await slip(page).value('Order ID')).toBe(sold);
  expect(await slip(page).value('UTR number')).toMatch(/\S{6,}/);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });

  await press(page.getByRole('link', { name: 'Profile' }));
  await page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  await page.getByText('Total Volume').waitFor();
  await page.getByText('Verified Member').waitFor();
  await expectAccessible(page);
  await press(page.getByRole('main').getByRole('button', { name: 'Help & Support' }));
  await page.getByRole('dialog', { name: 'Help & Support' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  visit.expectNoErrors();
});

test('an administrator goes from an order to its owner, whose number no other user sees', async () => {
  const admin = await environment.visit({ as: environment.people.admin });
  await admin.page.goto(`${admin.origin}/dashboard/history`);
  const owner = admin.page.getByRole('link', { name: /^Profile of Hina Raza/ }).first();
  await owner.waitFor();
  await expectAccessible(admin.page);
  await admin.press(owner);
  await admin.page.waitForURL(`${admin.origin}/dashboard/profile/${environment.people.seller.id}`);
  await admin.page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  await admin.page.getByText(shownNumber(environment.people.seller.national)).waitFor();
  expect(await admin.page.getByRole('dialog').count()).toBe(0);
  await expectAccessible(admin.page);
  admin.expectNoErrors();

  const other = await environment.visit({ as: environment.people.other });
  await other.page.goto(`${other.origin}/dashboard/profile/${environment.people.seller.id}`);
  await other.page.getByRole('heading', { name: 'Hina Raza' }).waitFor();
  await other.page.getByText('Success Rate').waitFor();
  expect(await other.page.getByText(/\+92/).count()).toBe(0);
  expect(await other.page.getByText('Total Volume').count()).toBe(0);
  await expectAccessible(other.page);
  other.expectNoErrors();
});
