import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test, vi } from 'vitest';

import { SIZES_FILE, weighComponents } from './component-sizes.ts';

/** Difference at which a stored size is out of date: a share of it, and at least so many kB. Small changes need no commit of their own. */
const TOLERANCE = { share: 0.05, kB: 0.2 };

test('the stored sizes of components are up to date: `npm run sizes -w packages/ui`', async () => {
  const stored: Record<string, number> = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../${SIZES_FILE}`, import.meta.url)), 'utf8'),
  );
  // Vitest sets another value, for which the compiler writes the larger development code.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const sizes = await weighComponents();
  expect(Object.keys(stored)).toEqual(Object.keys(sizes));
  const outdated = Object.entries(sizes).filter(([name, kB]) => {
    const old = stored[name] ?? 0;
    return Math.abs(kB - old) > Math.max(TOLERANCE.kB, old * TOLERANCE.share);
  });
  expect(outdated).toEqual([]);
}, 600_000);
