import { scanImageData } from '@undecaf/zbar-wasm';
import { radioList } from '@sarraf/ui/testing';
import jsQR from 'jsqr';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createOrder } from '../seller.ts';
import { joinEnvironment } from '../environment.ts';

const environment = joinEnvironment({
  tron: { name: 'Sana Malik', account: true },
  binance: { name: 'Hamza Tariq', account: true },
  ethereum: { name: 'Sadia Iqbal', account: true },
});

/** What two independent readers find in the QR code of a page. */
async function readCode(page: Page): Promise<(string | undefined)[]> {
  const picture = await page.locator('[data-component="PaymentQr"]').screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data);
  const [symbol] = await scanImageData({ data: pixels, width, height, colorSpace: 'srgb' });
  return [jsQR(pixels, width, height)?.data, symbol?.decode()];
}

const SCREENS = [1, 2, 3].flatMap((deviceScaleFactor) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ deviceScaleFactor, colorScheme })),
);

test.each([
  ['tron', /TRC20/, '500', (address: string) => `tron:${address}?amount=500&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`],
  [
    'binance',
    /BEP20/,
    '500',
    (address: string) =>
      `ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=${address}&uint256=500000000000000000000`,
  ],
  // Ethereum takes no less than 1,000 USDT.
  [
    'ethereum',
    /ERC20/,
    '1000',
    (address: string) =>
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${address}&uint256=1000000000`,
  ],
] as const)(
  'on %s two readers find each form of the QR code, at three densities in both themes',
  async (who, network, usdt, link) => {
    const as = environment.people[who];
    const first = await environment.visit({ as });
    await first.page.goto(`${first.origin}/dashboard`);
    const orderId = await createOrder(first, usdt, network);
    const { data } = await (
      await fetch(`${first.origin}/api/sell/orders/${orderId}`, { headers: { authorization: `Bearer ${as.token}` } })
    ).json();
    const { address } = data;
    for (const screen of SCREENS) {
      const { page, origin } = await environment.visit({ as, ...screen });
      await page.goto(`${origin}/dashboard`);
      for (const [name, text] of [
        ['Amount', `${address}?amount=${usdt}`],
        ['Link', link(address)],
        ['Address only', address],
      ] as const) {
        await radioList(page, 'What the QR code says').choose(name);
        expect(await readCode(page), `${name} at ${JSON.stringify(screen)}`).toEqual([text, text]);
      }
      // The last choice is remembered on the device.
      await page.reload();
      await expect.poll(() => radioList(page, 'What the QR code says').value()).toBe('Address only');
      await page.context().close();
    }
  },
);
