import { slip } from '@sarraf/ui/testing';
import { receiptMessages as urdu } from '../../../apps/web/src/shared/receipt/receipt.messages.ur.ts';
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createOrder, deposit, hasHorizontalOverflow, waitForResult } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';
import { PHONE } from '../test-environment.ts';

const app = joinEnvironment({ seller: { name: 'Hina Raza', account: true } });

/** Width, height and number of colours' spread of a PNG: an empty picture has none. */
async function pictureOf(bytes: Buffer) {
  const image = sharp(bytes);
  const [{ format, width, height }, { channels }] = await Promise.all([image.metadata(), image.stats()]);
  return { format, width, height, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
}

/** Alternative text of a picture, with plain blanks. */
const textOf = async (image: Locator) => ((await image.getAttribute('alt')) ?? '').replaceAll('\u00A0', ' ');

/** Width of the file that an `<img>` shows; 0 if it is not allowed or not loaded. */
const shownWidth = (image: Locator) =>
  image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0));

test('the receipt of a paid order is a picture with its figures, in both languages', async () => {
  const visit = await app.visit({ ...PHONE, as: app.people.seller });
  const { page, origin, press } = visit;
  await page.goto(`${origin}/dashboard`);
  const orderId = await createOrder(visit, '500');
  await deposit(visit, orderId);
  await waitForResult(page, 'Transaction Completed');
  const utr = await slip(page).value('UTR number');
  const amount = await slip(page).value('Amount');

  await press(page.getByRole('button', { name: 'Share receipt' }));
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  const image = dialog.getByRole('img');
  await image.waitFor();
  await expect.poll(() => shownWidth(image)).toBe(1080);
  const text = await textOf(image);
  for (const figure of [orderId, utr, amount, '500 USDT', 'Pakistan time']) expect(text).toContain(figure);
  expect(text).not.toContain('Hina Raza');
  expect(await hasHorizontalOverflow(page)).toBe(false);

  // A browser without a share sheet for files, as this one, saves the picture.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog.getByRole('button', { name: 'Save picture' })),
  ]);
  expect(saved.suggestedFilename()).toBe(`sarraf-${orderId}.png`);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
  const english = await pictureOf(Buffer.concat(chunks));
  expect(english).toMatchObject({ format: 'png', width: 1080 });
  expect(english.height).toBeGreaterThan(1000);
  expect(english.spread).toBeGreaterThan(5);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });

  // The same order in the history, in Urdu.
  const later = await app.visit({ ...PHONE, as: app.people.seller, locale: 'ur' });
  await later.page.goto(`${origin}/dashboard/history`);
  await later.press(later.page.getByRole('button', { name: amount }));
  await later.press(later.page.getByRole('button', { name: urdu.open }));
  const inUrdu = later.page.getByRole('dialog', { name: urdu.title }).getByRole('img');
  await inUrdu.waitFor();
  const urduText = await textOf(inUrdu);
  for (const figure of [orderId, utr, amount, urdu.picture.paid]) expect(urduText).toContain(figure);
  await expect.poll(() => shownWidth(inUrdu)).toBe(1080);
  visit.expectNoErrors();
  later.expectNoErrors();
});
