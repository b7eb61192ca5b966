import type { Browser, Page } from 'playwright';

import type { Person } from '../support/people.ts';

/** A phone's page with somebody signed in. */
export async function openAs(browser: Browser, origin: string, { token }: Person): Promise<Page> {
  const localStorage = [
    { name: 'isAuthenticated', value: 'true' },
    { name: 'token', value: token },
  ];
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

/** What the page keeps after the garbage is gone, in megabytes. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
