import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';

import { launchBrowser } from '../support/browser.ts';
import { home, ROOT, tool } from './installed.ts';

/** Folder of the screenshots of the example, to look at. */
const PICTURES = join(ROOT, 'test-results/example');

/** The built example in a browser. */
export interface ExamplePage {
  page: Page;
  /** Errors and warnings of the console, and uncaught exceptions. */
  problems: string[];
  /** Hosts that were requested. */
  hosts: Set<string>;
  /** Takes a screenshot of the whole page at two widths, and returns what is wrong with it: blank, or wider than the window. */
  faultsOf: (name: string) => Promise<string[]>;
  /** Stops browser and server. */
  close: () => Promise<void>;
}

/** Builds the example with its own Vite, serves it and opens it. */
export async function openExample(): Promise<ExamplePage> {
  mkdirSync(PICTURES, { recursive: true });
  await tool('vite/bin/vite.js', 'build');
  const server = await preview({
    root: home,
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const browser = await launchBrowser();
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const problems: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (fault) => problems.push(`${fault}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${server.resolvedUrls?.local[0]}`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();

  const faultsOf = async (name: string) => {
    const faults: string[] = [];
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const path = join(PICTURES, `${name}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) faults.push(`${name} scrolls sideways at ${width} px`);
      // A blank picture has an entropy of 0, a page of text and lines more than 0.5.
      if ((await sharp(path).stats()).entropy < 0.5) faults.push(`${name} is blank at ${width} px`);
    }
    return faults;
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, problems, hosts, faultsOf, close };
}
