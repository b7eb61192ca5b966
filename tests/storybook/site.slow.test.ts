import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { combineSite } from '../../.storybook/publish/site.ts';
import { launchBrowser } from '../support/browser.ts';
import { serveFolder } from '../support/static-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Writes a stand-in for a built Storybook. */
function writeStorybook(folder: string) {
  const path = join(scratch, 'built', folder);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), `<h1>${folder}</h1>`);
  writeFileSync(join(path, 'versions.json'), '[]');
}

test('versions are open side by side, under any path; the start page opens the latest', async () => {
  for (const folder of ['storybook-latest', 'storybook-0.2.0', 'storybook-0.3.0']) writeStorybook(folder);
  const site = join(scratch, 'site');
  combineSite(join(scratch, 'built'), site);
  for (const folder of ['', 'latest', '0.2.0', '0.3.0'])
    expect(JSON.parse(readFileSync(join(site, folder, 'versions.json'), 'utf8'))).toEqual(['latest', '0.3.0', '0.2.0']);

  const [browser, server] = await Promise.all([launchBrowser(), serveFolder(site, '/some/where')]);
  try {
    const page = await browser.newPage();
    for (const folder of ['latest', '0.3.0', '0.2.0']) {
      await page.goto(`${server.url}/${folder}/`);
      expect(await page.textContent('h1')).toBe(`storybook-${folder}`);
    }
    await page.goto(`${server.url}/?path=/docs/welcome--docs`);
    await page.waitForURL(`${server.url}/latest/?path=/docs/welcome--docs`);
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${server.url}/`);
    await withoutScripts.getByRole('link', { name: '0.2.0' }).click();
    expect(await withoutScripts.textContent('h1')).toBe('storybook-0.2.0');
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
});
