import type { Browser, Page } from 'playwright';

import type { Person } from '../support/people.ts';

/** Opens a page of phone size, with the user signed in. */
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

/** Heap of the page after a garbage collection, in megabytes. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
