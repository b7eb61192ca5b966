import { amount, slip } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { call } from '../seller.ts';
import { joinEnvironment } from './environment.ts';
import type { Visit } from '../test-environment.ts';

const environment = joinEnvironment({
  seller: { name: 'Hina Raza', account: true },
  admin: { name: 'Bilal Ahmed', isAdmin: true },
  colleague: { name: 'Omar Sheikh', isAdmin: true },
});

/** Opens the settings page as an administrator. */
async function openSettings(as: 'admin' | 'colleague'): Promise<Visit> {
  const visit = await environment.visit({ as: environment.people[as] });
  await visit.page.goto(`${visit.origin}/dashboard/settings`);
  await visit.page.getByRole('heading', { name: 'Price ranges' }).waitFor();
  await visit.page.getByRole('heading', { name: 'Audit log' }).waitFor();
  return visit;
}

/** Entries of the audit log that match, newest first. */
const auditEntries = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'Audit log' }).getByRole('listitem').filter({ hasText: words });

/** Opens the card of a number and types into it. */
async function type({ page, press }: Visit, title: string, text: string) {
  await press(page.getByRole('button', { name: `Edit ${title}` }));
  await page.getByRole('textbox', { name: 'New value' }).fill(text);
}

test('an administrator moves a price by more than five per cent, and a seller is offered it', async () => {
  const visit = await openSettings('admin');
  const { page, press } = visit;
  await press(page.getByRole('button', { name: 'Edit prices' }));
  const second = page.getByRole('group', { name: 'Range 2', exact: true });
  await second.getByLabel('Price of 1 USDT').fill('305.5');
  await page.getByRole('heading', { name: 'What changes for sellers' }).waitFor();
  await page.getByText('From 250, below 512 USDT').waitFor();
  await press(page.getByRole('button', { name: 'Save price ranges' }));
  const question = page.getByRole('alertdialog', { name: 'Change by more than 5%?' });
  await question.getByText('+8.84%').waitFor();

  // Back closes the question, saves nothing and keeps the input.
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await second.getByLabel('Price of 1 USDT').inputValue()).toBe('305.5');
  await press(page.getByRole('button', { name: 'Save price ranges' }));
  await press(question.getByRole('button', { name: 'Save change' }));
  await page.getByText('Price ranges saved.').waitFor();
  await auditEntries(page, /Changed Price ranges.*Bilal Ahmed.*Rs\. 305\.5/s)
    .first()
    .waitFor();
  visit.expectNoErrors();

  const seller = await environment.visit({ as: environment.people.seller });
  await seller.page.goto(`${seller.origin}/dashboard`);
  await amount(seller.page, 'Amount to sell').type('500');
  expect(await slip(seller.page).value('Price per USDT')).toBe('Rs. 305.5');
  seller.expectNoErrors();
});

test('a deleted network is gone from the next sale and stays readable in the history', async () => {
  const seller = await environment.visit({ as: environment.people.seller });
  await seller.page.goto(`${seller.origin}/dashboard`);
  await seller.page.getByLabel('Amount to sell').waitFor();
  const { banks } = (await call(seller.page, seller.origin, '/bank/get')) as { banks: { _id: string }[] };
  const body = JSON.stringify({ amount: 200, networkId: 'bep20', bankAccountId: banks[0]?._id });
  const { orderId } = (await call(seller.page, seller.origin, '/sell/create-order', { method: 'POST', body })) as {
    orderId: string;
  };
  await call(seller.page, seller.origin, `/sell/orders/${orderId}/cancel`, { method: 'POST' });

  const admin = await openSettings('admin');
  const name = 'BNB Smart Chain · BEP20';
  const remove = admin.page.getByRole('button', { name: `Delete ${name}` });
  await admin.press(remove);
  const question = admin.page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.getByText('Are you sure you want to delete this network?').waitFor();
  await admin.page.goBack();
  await question.waitFor({ state: 'detached' });
  await admin.press(remove);
  await admin.press(question.getByRole('button', { name: 'Delete', exact: true }));
  await admin.page.getByText(`Network ${name} deleted`).waitFor();
  await question.waitFor({ state: 'detached' });
  await auditEntries(admin.page, /Changed Networks.*Removed\s*BNB Smart Chain/s)
    .first()
    .waitFor();
  admin.expectNoErrors();

  await seller.page.goto(`${seller.origin}/dashboard`);
  await amount(seller.page, 'Amount to sell').type('500');
  await seller.press(seller.page.getByRole('button', { name: 'Continue to Network Selection' }));
  await seller.page.getByRole('radio', { name: /TRC20/ }).waitFor();
  expect(await seller.page.getByRole('radio', { name: /BEP20/ }).count()).toBe(0);
  await seller.page.goto(`${seller.origin}/dashboard/history`);
  await seller.press(seller.page.getByRole('button', { name: /Cancelled/ }).first());
  await seller.page.getByRole('dialog', { name: 'Transaction details' }).waitFor();
  expect(await slip(seller.page).value('Order ID')).toBe(orderId);
  expect(await slip(seller.page).value('Network')).toBe('BEP20');
  seller.expectNoErrors();
});

test('of two administrators saving the same setting the second sees the conflict, and no change is lost', async () => {
  const first = await openSettings('admin');
  const second = await openSettings('colleague');
  await type(second, 'Minimum sale', '200');
  await type(first, 'Minimum sale', '150');
  await first.press(first.page.getByRole('button', { name: 'Save', exact: true }));
  await first.page.getByText('Minimum sale saved').waitFor();
  first.expectNoErrors();

  const save = second.page.getByRole('button', { name: 'Save', exact: true });
  await second.press(save);
  const conflict = second.page.getByRole('alertdialog', { name: 'Setting changed meanwhile' });
  await conflict.getByText('Somebody else changed this setting. Look at the newer value first.').waitFor();
  await conflict.getByText('150 USDT').waitFor();
  await second.page.keyboard.press('Escape');
  await conflict.waitFor({ state: 'detached' });
  expect(await second.page.getByRole('textbox', { name: 'New value' }).inputValue()).toBe('200');
  await second.press(save);
  await second.press(conflict.getByRole('button', { name: 'Use current value' }));
  await second.page.getByText('This is the current value.').waitFor();
  await conflict.waitFor({ state: 'detached' });

  await type(second, 'Minimum sale', '120');
  await second.press(save);
  await auditEntries(second.page, /Changed Minimum sale.*Omar Sheikh.*150 USDT.*120 USDT/s)
    .first()
    .waitFor();
  await auditEntries(second.page, /Changed Minimum sale.*Bilal Ahmed.*100 USDT.*150 USDT/s)
    .first()
    .waitFor();
  expect(await auditEntries(second.page, /200 USDT/).count()).toBe(0);
  // The browser logs the two 409 replies.
  second.expectNoErrors(/409/);
});

test('leaving with unsaved input asks first, and a seller has no such page', async () => {
  const admin = await openSettings('admin');
  const { page, press, origin } = admin;
  await type(admin, 'Minimum sale', '175');
  await press(page.getByRole('link', { name: 'History' }));
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await question.getByText('You have unsaved changes. Are you sure you want to leave?').waitFor();
  await press(question.getByRole('button', { name: 'Stay' }));
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'New value' }).inputValue()).toBe('175');
  await press(page.getByRole('link', { name: 'History' }));
  await press(question.getByRole('button', { name: 'Leave' }));
  await page.waitForURL(`${origin}/dashboard/history`);
  admin.expectNoErrors();

  const seller = await environment.visit({ as: environment.people.seller });
  const requested: string[] = [];
  seller.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await seller.page.goto(`${origin}/dashboard/settings`);
  await seller.page.getByRole('heading', { name: 'No page found' }).waitFor();
  expect(requested.filter((path) => /settings|audit/.test(path) && path.startsWith('/api'))).toEqual([]);
  seller.expectNoErrors();
});
