import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright';

import { launchOptions, SCREENSHOT_FONTS } from '../support/browser.ts';

/** The same pixels from every processor and every repaint, and letters without the settings of the system. */
const STEADY = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** The same place and the same settings every time. */
export const CONTEXT: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Asia/Karachi',
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // By this name Storybook knows that a test is looking, and does not wait for animations that are off.
  userAgent: 'Sarraf screenshots (StorybookTestRunner)',
};

/** How the browser is started for screenshots: the pinned one sees no font but its own. */
export function screenshotLaunchOptions(): LaunchOptions {
  const options = launchOptions();
  const fonts = join(dirname(options.executablePath ?? ''), SCREENSHOT_FONTS);
  return {
    ...options,
    args: [...(options.args ?? []), ...STEADY],
    env: { ...options.env, ...(existsSync(fonts) && { FONTCONFIG_FILE: fonts }) },
  };
}

/** Starts the browser of the screenshots. */
export const launchScreenshotBrowser = (): Promise<Browser> => chromium.launch(screenshotLaunchOptions());
