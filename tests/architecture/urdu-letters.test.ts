import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { URDU_LETTERS } from '@sarraf/ui/urdu-fonts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Files with Urdu texts of the app. */
const URDU_FILES = globSync(['apps/web/index.html', 'brands/*/brand.json', '{apps/web,packages/*}/src/**/*.ur.ts'], {
  cwd: ROOT,
});
/** Letters, marks, signs and digits of all languages in Arabic script, and the zero-width joiner and non-joiner. */
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]|\u200C|\u200D/g;

describe('the fonts of Urdu', () => {
  test('have every letter of the texts of the app', () => {
    expect(URDU_FILES.length).toBeGreaterThan(20);
    const lacking = URDU_FILES.flatMap((path) =>
      (readFileSync(join(ROOT, path), 'utf8').match(ARABIC) ?? [])
        .filter((letter) => !URDU_LETTERS.includes(letter))
        .map((letter) => `${path}: ${letter} (U+${letter.codePointAt(0)?.toString(16)})`),
    );
    expect(lacking).toEqual([]);
  });

  test('have each letter once, within the unicode-range of the style sheet', () => {
    const letters = [...URDU_LETTERS];
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters.filter((letter) => !/[\u060C-\u06F9]|\u200C|\u200D/.test(letter))).toEqual([]);
  });
});
