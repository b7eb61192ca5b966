/**
 * Draws the icons and the social card of a brand from its `brand.json` and its tokens (docs/white-label.md).
 *
 *   npm run brand-icons -- falsa     into brands/falsa/public
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { readBrand } from '@sarraf/domain';
import sharp from 'sharp';

import base from '../packages/ui/tokens/base.tokens.json' with { type: 'json' };
import { launchBrowser } from '../tests/support/browser.ts';
import { ROOT } from './lib/paths.mjs';

const FONT = join(ROOT, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

const { positionals } = parseArgs({ allowPositionals: true });
const folder = join(ROOT, 'brands', positionals[0] ?? '');
if (positionals.length !== 1 || !existsSync(join(folder, 'brand.json'))) {
  console.error('Usage: npm run brand-icons -- falsa (the name of a folder in brands, with a brand.json and tokens)');
  process.exit(1);
}
const readJson = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const { name, mark } = readBrand(readJson('brand.json'));
const { color } = readJson('tokens/light.tokens.json');
const colour = (token) => color[token].$value.hex;

const shapes = mark
  .map(({ path, colour: which, width }) => {
    const paint = which === 'saffron' ? base.color.mark.saffron.$value.hex : colour('on-brand');
    const look = width
      ? `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"`
      : `fill="${paint}"`;
    return `<path d="${path}" ${look}/>`;
  })
  .join('\n  ');

/** The mark on its square. `corner` is its radius, `margin` the room around the shapes, which some systems cut off. */
const icon = ({ corner = 0, margin = 0 }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="${corner}" fill="${colour('brand')}"/>
  <g transform="translate(${margin} ${margin}) scale(${1 - margin / 20})">
  ${shapes}
  </g>
</svg>
`;

const card = `<!doctype html><style>
@font-face { font-family: F; font-weight: 300 900; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}) }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; display: flex; align-items: center; gap: 50px; padding: 0 72px; font: 26px/1.4 F; color: ${colour('ink-2')}; background: ${colour('paper')} }
.brand { display: flex; align-items: center; gap: 20px; font-size: 41px; font-weight: 700; color: ${colour('ink')} }
.brand svg { width: 76px }
h1 { margin: 48px 0 24px; font-size: 76px; line-height: 1.05; letter-spacing: -.03em; color: ${colour('ink')} }
main { flex: 1; font-size: 28px }
aside { width: 470px; padding: 28px 36px; border: 2px solid ${colour('line')}; border-radius: 28px; background: ${colour('surface')} }
p { display: flex; align-items: baseline; gap: 14px; margin: 8px 0 }
p i { flex: 1; border-bottom: 3px dotted ${colour('line')} }
b { color: ${colour('ink')}; font-weight: 600 }
.sum { margin: 24px 0; padding: 24px 0; border-block: 3px dashed ${colour('line')} }
.sum b:last-child { font-size: 40px; font-weight: 800; color: ${colour('brand')} }
</style>
<main><div class="brand">${icon({ corner: 11 })}<span>${name}</span></div><h1>Sell USDT.<br>Receive rupees.</h1>Every figure on the slip before you agree to it.</main>
<aside><p>You send<i></i><b>USDT, any wallet</b></p><p>Paid into<i></i><b>Bank or wallet</b></p>
<p class="sum"><b>You receive</b><i style="border:0"></i><b>Rupees</b></p>
<p>Funds reflect<i></i><b>few minutes</b></p><p>Support<i></i><b>24/7</b></p></aside>`;

const out = join(folder, 'public');
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'favicon.svg'), icon({ corner: 11 }));
const png = (file, size, look) =>
  sharp(Buffer.from(icon(look)), { density: 1200 })
    .resize(size, size)
    .png()
    .toFile(join(out, file));
await Promise.all([
  png('icon-192.png', 192, { corner: 11 }),
  png('icon-512.png', 512, { corner: 11 }),
  png('icon-maskable-512.png', 512, { margin: 4 }),
  png('apple-touch-icon.png', 180, { margin: 2 }),
]);
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(card);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(out, 'social-card.png') });
await browser.close();
console.log(`Drawn into ${relative(ROOT, out)}.`);
