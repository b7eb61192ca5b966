import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

describe('style sheets', () => {
  const ROOT = fileURLToPath(new URL('../..', import.meta.url));
  const sheets = globSync('{packages/ui,packages/forms,apps/web}/src/**/*.css', { cwd: ROOT }).filter(
    (path) => !path.includes('/gen/'),
  );
  const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi;
  const TRANSITION = /transition(?:-duration)?:[^;]*?\b[1-9]\d*m?s\b/g;
  const TEXT_OR_CORNER = /(?:font-size|border-radius):[^;]*\b[\d.]+(?:px|rem)\b/g;

  test.each(sheets)('%s has no raw colour, text size, corner or duration', (path) => {
    const css = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const raw = [COLOUR, TRANSITION, TEXT_OR_CORNER].flatMap((pattern) => css.match(pattern) ?? []);
    expect(raw).toEqual([]);
  });
});
