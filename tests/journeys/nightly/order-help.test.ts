import { slip } from '@sarraf/ui/testing';
import { orderActionsMessages as urdu } from '../../../apps/web/src/shared/orders/order-actions.messages.ur.ts';
import { expect, test } from 'vitest';
import type { Locator } from 'playwright';
import { createOrder, deposit, hasHorizontalOverflow, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';
import { PHONE } from '../test-environment.ts';

const app = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

/** Address and filled-in text of a link to support. */
async function linkOf(link: Locator) {
  const { host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: `${host}${pathname}`, text: searchParams.get('text') ?? searchParams.get('body') };
}

test('help with an order has its id and its state, and the FAQ of this state opens at its answer', async () => {
  const visit = await app.visit({ ...PHONE, as: app.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  const ask = page.getByRole('link', { name: 'Help with this order' });
  expect(await linkOf(ask)).toEqual({
    to: 'wa.me/923000000000',
    text: `Hello, I need help with this order.\nOrder ID: ${orderId}\nState: waiting for my USDT`,
  });
  expect(await ask.getAttribute('target')).toBe('_blank');
  expect(await hasHorizontalOverflow(page)).toBe(false);

  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction Completed');
  expect((await linkOf(ask)).text).toContain(`${orderId}\nState: paid`);
  expect((await linkOf(page.getByRole('link', { name: 'E-mail' }))).text).toContain(orderId);
  const amount = await slip(page).value('Amount');
  const faq = await page.getByRole('link', { name: 'Rupees not there yet?' }).getAttribute('href');
  expect(faq).toBe('/help/faqs#not-arrived');

  const reader = await app.visit(PHONE);
  const { page: help } = reader;
  await help.goto(`${origin}${faq}`);
  const question = help.getByRole('heading', { name: 'The rupees are still not there.' });
  await question.waitFor();
  await expect.poll(() => question.evaluate((node) => document.activeElement === node)).toBe(true);
  await expect.poll(() => question.evaluate((node) => node.getBoundingClientRect().top < innerHeight)).toBe(true);

  const later = await app.visit({ ...PHONE, as: app.people.seller, locale: 'ur' });
  await later.page.goto(`${origin}/dashboard/history`);
  await press(later.page.getByRole('button', { name: amount }));
  const urduAsk = later.page.getByRole('dialog').getByRole('link', { name: urdu.help.ask });
  await urduAsk.waitFor();
  expect((await linkOf(urduAsk)).text).toBe(urdu.help.text({ orderId, state: urdu.help.states.paid }));
  visit.expectNoErrors();
  reader.expectNoErrors();
  later.expectNoErrors();
});
