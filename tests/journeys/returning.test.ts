import { addressText, amount, slip } from '@sarraf/ui/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createOrder, deposit, waitForPaymentDetails, waitForResult, signIn } from './seller.ts';
import { joinEnvironment } from './environment.ts';

const seller = { name: 'Hina Raza', account: true };
const environment = joinEnvironment({
  resuming: seller,
  leaving: seller,
  cancelling: seller,
  hesitating: seller,
  expiring: seller,
});

/** Facts of an order that must be the same after resuming. */
const orderShown = async (page: Page) => {
  await waitForPaymentDetails(page);
  return {
    id: await slip(page).value('Order ID'),
    address: await addressText(page).value(),
    receive: await slip(page).value("You'll Receive"),
  };
};

test.concurrent('an order goes on after a reload, in a new tab and on another device', async () => {
  const visit = await environment.visit({ as: environment.people.resuming });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  const shown = await orderShown(page);
  expect(shown.id).toBe(orderId);

  await page.reload();
  expect(await orderShown(page)).toEqual(shown);

  const tab = await visit.newTab();
  await tab.goto(`${origin}/dashboard`);
  expect(await orderShown(tab)).toEqual(shown);
  await tab.close();

  const device = await environment.visit({ colorScheme: 'dark' });
  await device.page.goto(`${origin}/dashboard`);
  await signIn(device, environment.people.resuming.national);
  expect(await orderShown(device.page)).toEqual(shown);

  await deposit(device, orderId);
  await waitForResult(device.page, 'Transaction Completed');
  await waitForResult(page, 'Transaction Completed');
  visit.expectNoErrors();
  device.expectNoErrors();
});

test.concurrent('leaving an unfinished order asks first: by a link, by Back, by reload, by closing', async () => {
  const visit = await environment.visit({ as: environment.people.leaving });
  const { page, origin, press } = visit;
  const history = page.getByRole('link', { name: 'History' });
  await page.goto(`${origin}/dashboard`);
  await page.getByLabel('Amount to sell').waitFor();
  await press(history);
  await page.waitForURL(`${origin}/dashboard/history`);
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await createOrder(visit, '500');

  const question = page.getByRole('alertdialog', { name: 'Ongoing transaction' });
  await press(history);
  await question.getByText('Your order is not completed. Are you sure you want to leave?').waitFor();
  await press(question.getByRole('button', { name: 'Stay' }));
  await question.waitFor({ state: 'detached' });

  await page.goBack();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await waitForPaymentDetails(page);

  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await waitForPaymentDetails(page);
  // A browser shows the question only after an interaction with the page.
  await press(page.getByText('Send exactly'));
  const closed = page.waitForEvent('close');

  await press(history);
  await press(question.getByRole('button', { name: 'Leave' }));
  await page.waitForURL(`${origin}/dashboard/history`);
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await waitForPaymentDetails(page);
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(warnings).toEqual(['beforeunload', 'beforeunload']);
  visit.expectNoErrors();
});

test.concurrent('a cancelled order is shown as cancelled, and the next sale begins empty', async () => {
  const visit = await environment.visit({ as: environment.people.cancelling });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const first = await createOrder(visit, '500');
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await press(page.getByRole('button', { name: 'Cancel order' }));
  await press(question.getByRole('button', { name: 'Keep order' }));
  await question.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Cancel order' }));
  await question.waitFor();
  await press(question.getByRole('button', { name: 'Cancel order' }));
  await waitForResult(page, 'Transaction Cancelled');
  expect(await slip(page).value('Order ID')).toBe(first);

  await press(page.getByRole('button', { name: 'Start New Transaction' }));
  expect(await amount(page, 'Amount to sell').value()).toBe('');
  expect(await createOrder(visit, '200')).not.toBe(first);
  visit.expectNoErrors();
});

test.concurrent('Back while an order is being cancelled waits for the result', async () => {
  const visit = await environment.visit({ as: environment.people.hesitating });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  const requested = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/cancel', async (route) => {
    requested.resolve();
    await answer.promise;
    await route.fulfill({ status: 500, json: { success: false } });
  });
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await press(page.getByRole('button', { name: 'Cancel order' }));
  await press(question.getByRole('button', { name: 'Cancel order' }));
  await requested.promise;
  await page.evaluate(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });
  await question.getByRole('button', { name: 'Cancelling…' }).waitFor();
  answer.resolve();
  await question.getByText('Failed to cancel order').waitFor();

  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await slip(page).value('Order ID')).toBe(orderId);
  visit.expectNoErrors(/500/);
});

test.concurrent('a session that ends in step 3 asks for a login once and comes back to the order', async () => {
  const person = environment.people.expiring;
  const visit = await environment.visit({ as: person });
  const { page, origin } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  const arrivals: string[] = [];
  page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));

  const headers = { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' };
  await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers, body: '{}' });
  await page.getByText('Your session has ended. Please log in again to go on where you were.').waitFor();
  await page.getByLabel('Mobile number').waitFor();
  expect(arrivals).toEqual(['/login']);

  await signIn(visit, person.national);
  await waitForPaymentDetails(page);
  expect(await slip(page).value('Order ID')).toBe(orderId);
  visit.expectNoErrors(/status of 401|The order could not be read/);
});
