import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright';

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

/** The same place and the same settings every time. */
export const CONTEXT: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Asia/Karachi',
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // By this name Storybook knows that a test is looking, and does not wait for animations that are off.
  userAgent: 'Sarraf pictures (StorybookTestRunner)',
};

/**
 * How the pinned browser is started for pictures: it sees no font but its own, for a picture must not change because somebody installed
 * one. Its settings are written to `scratch`, which lasts as long as the browser.
 */
export function pictureLaunchOptions(scratch: string): LaunchOptions {
  const options = launchOptions();
  const config = join(scratch, 'fonts.conf');
  writeFileSync(config, fontsConfig(join(dirname(options.executablePath ?? ''), 'fonts/fonts'), scratch));
  return {
    ...options,
    args: [...(options.args ?? []), ...STEADY],
    env: { ...options.env, FONTCONFIG_FILE: config },
  };
}

/** Starts the pinned browser for pictures, and ends it when the work is done. */
export async function withPictureBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
  const tidy = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', tidy);
  const browser = await chromium.launch(pictureLaunchOptions(scratch));
  try {
    return await work(browser);
  } finally {
    await browser.close();
    process.off('exit', tidy);
    tidy();
  }
}
