import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Brings axe into every page of a context, past the page's own content policy. */
export const bringAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(SOURCE);

/** Expects no accessibility violation (WCAG 2.2 A and AA) in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await page.evaluate(async (values) => {
    // In the middle of a colour transition, text has the contrast of neither state.
    const changes = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      // The elements of what passed would be worked out for nobody.
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, WCAG);
  expect(found, `on ${page.url()}`).toEqual([]);
}
