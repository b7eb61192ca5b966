import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright';

import { launchOptions, SCREENSHOT_FONTS } from '../support/browser.ts';

/** Browser flags for reproducible pixels on every processor, and text rendering without the settings of the system. */
const DETERMINISTIC_FLAGS = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Context options of all screenshots: fixed locale, time zone and preferences. */
export const CONTEXT: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Asia/Karachi',
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // Storybook recognises the test-runner by this name, and does not wait for animations, which are off.
  userAgent: 'Sarraf screenshots (StorybookTestRunner)',
};

/** Launch options for screenshots. The pinned browser uses only its own fonts. */
function screenshotLaunchOptions(): LaunchOptions {
  const options = launchOptions();
  const fonts = join(dirname(options.executablePath ?? ''), SCREENSHOT_FONTS);
  return {
    ...options,
    args: [...(options.args ?? []), ...DETERMINISTIC_FLAGS],
    env: { ...options.env, ...(existsSync(fonts) && { FONTCONFIG_FILE: fonts }) },
  };
}

/** Starts the browser for screenshots. */
export const launchScreenshotBrowser = (): Promise<Browser> => chromium.launch(screenshotLaunchOptions());
