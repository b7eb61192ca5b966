import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import light from '../../packages/ui/tokens/light.tokens.json' with { type: 'json' };

interface Manifest {
  name: string;
  short_name: string;
  id: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const WEB = new URL('../../apps/web/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, WEB), 'utf8');
const manifest: Manifest = JSON.parse(read('public/site.webmanifest'));
const inPublic = (address: string) => fileURLToPath(new URL(`public${address}`, WEB));

test('the app can be installed: it has a name, a start URL and a display mode', () => {
  const { name, short_name, id, start_url, scope, display } = manifest;
  expect({ name, short_name, id, start_url, scope, display }).toEqual({
    name: 'Sarraf',
    short_name: 'Sarraf',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(read('index.html')).toContain('<link rel="manifest" href="/site.webmanifest" />');
});

test('its colours are the background of the light theme', () => {
  const paper = light.color.paper.$value.hex;
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
});

test('every icon exists in its listed size', async () => {
  for (const { src, sizes, type } of manifest.icons) {
    expect(existsSync(inPublic(src)), src).toBe(true);
    if (type !== 'image/png') continue;
    const { width, height } = await sharp(inPublic(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const offered = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  for (const needed of ['192x192 any', '512x512 any', '512x512 maskable']) expect(offered).toContain(needed);
});
