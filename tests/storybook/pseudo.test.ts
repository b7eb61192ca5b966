import { expect, test } from 'vitest';

import { asChosen, lengthened, lengthenedTable, setPseudo } from '../../.storybook/language/pseudo.ts';
import { withPseudoEditions } from '../../.storybook/language/pseudo-editions.ts';

test.each(['Sell Now', 'Copy', 'Try again', 'Failed to load networks. Please try again.', 'You have unsaved changes.'])(
  '“%s” becomes 40 % longer',
  (text) => {
    const more = lengthened(text).length / text.length;
    expect(more).toBeGreaterThan(1.3);
    expect(more).toBeLessThanOrEqual(1.5);
  },
);

test('words stay words, and signs stay where they are', () => {
  expect(lengthened('Try again, please.')).toMatch(/^\p{L}+ \p{L}+, \p{L}+\.$/u);
});

test.each(['/help/faqs', 'https://sarraf.pk', 'mailto:help@sarraf.pk', '24/7', '≈ 12.50', ''])(
  '“%s” stays as it is',
  (text) => expect(lengthened(text)).toBe(text),
);

test('a table keeps its shape, the values in its sentences and the names of its places', () => {
  const table: typeof english = Object(lengthenedTable(english));
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

test('a table reads as the toolbar was turned last', () => {
  const table = asChosen(english);
  expect(table.days).toEqual(english.days);
  setPseudo(true);
  expect(table.days).not.toEqual(english.days);
  expect(Object.keys(table)).toEqual(Object.keys(english));
  setPseudo(false);
  expect(table.days).toEqual(english.days);
});

test('the English files of the dictionaries are found, and a file that names them otherwise is a fault', () => {
  const file = "export const x = {\n  en: () => import('./x.en.ts'),\n  ur: null,\n}";
  expect(withPseudoEditions(file)).toContain("en: async () => tablesAsChosen(await import('./x.en.ts')),");
  expect(() => withPseudoEditions('{ en: load }')).toThrow(/English file/);
});
