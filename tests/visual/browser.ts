import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { launchOptions } from '../support/browser.ts';

/** The same pixels from every processor and every repaint, and letters without the settings of the system. */
const STEADY = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const fontsConfig = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** The pinned browser, seeing no font but its own: a picture must not change because somebody installed one. */
export async function withPictureBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const options = launchOptions();
  const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
  const tidy = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', tidy);
  const config = join(scratch, 'fonts.conf');
  writeFileSync(config, fontsConfig(join(dirname(options.executablePath ?? ''), 'fonts/fonts'), scratch));
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...STEADY],
    env: { ...options.env, FONTCONFIG_FILE: config },
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    process.off('exit', tidy);
    tidy();
  }
}
