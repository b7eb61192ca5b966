import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no accessibility violation (WCAG 2.2 A and AA) on the page. The content security policy of the page does not concern what a test evaluates. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
  const { violated, passed } = await page.evaluate(async (values) => {
    // During a colour transition the contrast is wrong, so running animations are awaited.
    const changes = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { violations, passes } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      // Does not compute the elements of passed rules.
      resultTypes: ['violations'],
    });
    return {
      violated: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      passed: passes.length,
    };
  }, WCAG);
  expect(violated, `on ${page.url()}`).toEqual([]);
  expect(passed, `rules of axe that apply to ${page.url()}`).toBeGreaterThan(0);
}
