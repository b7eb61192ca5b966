import { expect, test } from 'vitest';

import { lengthen, lengthenTable, setPseudo, switchableTable } from '../../.storybook/language/pseudo.ts';
import { withPseudoLocale } from '../../.storybook/language/pseudo-locale.ts';

test.each(['Sell Now', 'Copy', 'Try again', 'Failed to load networks. Please try again.', 'You have unsaved changes.'])(
  '“%s” becomes 40 % longer',
  (text) => {
    const more = lengthen(text).length / text.length;
    expect(more).toBeGreaterThan(1.3);
    expect(more).toBeLessThanOrEqual(1.5);
  },
);

test('words stay words, and punctuation stays in place', () => {
  expect(lengthen('Try again, please.')).toMatch(/^\p{L}+ \p{L}+, \p{L}+\.$/u);
});

test.each(['/help/faqs', 'https://sarraf.pk', 'mailto:help@sarraf.pk', '24/7', '≈ 12.50', ''])(
  '“%s” stays as it is',
  (text) => expect(lengthen(text)).toBe(text),
);

test('a table keeps its shape, the values in its messages and the ids of its sections', () => {
  const table: typeof english = Object(lengthenTable(english));
  expect(table.sell.minimum({ n: 'Meezan' })).toMatch(/^Mî.* Meezan Ü.*$/);
  expect(table.days).toHaveLength(2);
  expect(table.sections[0]).toMatchObject({ id: 'before', page: 'faqs' });
  expect(table.sections[0]?.heading).not.toBe(english.sections[0]?.heading);
});

const english = {
  sell: { minimum: ({ n }: { n: string }) => `Minimum is ${n} USDT` },
  days: ['Sunday', 'Monday'],
  sections: [{ id: 'before', page: 'faqs', heading: 'Before' }],
};

test('a table has the language that was chosen last in the toolbar', () => {
  const table = switchableTable(english);
  expect(table.days).toEqual(english.days);
  setPseudo(true);
  expect(table.days).not.toEqual(english.days);
  expect(Object.keys(table)).toEqual(Object.keys(english));
  setPseudo(false);
  expect(table.days).toEqual(english.days);
});

test('the English files of the dictionaries are found, and a dictionary without one is an error', () => {
  const file = "export const x = {\n  en: () => import('./x.en.ts'),\n  ur: null,\n}";
  expect(withPseudoLocale(file)).toContain("en: async () => switchableTables(await import('./x.en.ts')),");
  expect(() => withPseudoLocale('{ en: load }')).toThrow(/English file/);
});
