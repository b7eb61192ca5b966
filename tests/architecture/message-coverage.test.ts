import { describe, expect, test } from 'vitest';

import { citedRows, rowsMatching, shownRows } from './citations.ts';

const TABLE = {
  phone: { invalid: 'Phone number is not valid.', label: 'Mobile number' },
  sell: { belowMinimum: ({ n }: { n: number }) => `Minimum amount is ${n} USDT` },
};

describe('rows that a schema cites', () => {
  test('are found directly and through a section taken out of the table', () => {
    expect(citedRows('v.check(isMobile, messages.phone.invalid)')).toEqual(new Set(['phone.invalid']));
    expect(citedRows('const { sell } = messages; sell.belowMinimum({ n })')).toEqual(new Set(['sell.belowMinimum']));
    expect(citedRows('const words = messages.sell; words.belowMinimum({ n })')).toEqual(new Set(['sell.belowMinimum']));
  });

  test('are not mistaken for other properties', () => {
    expect(citedRows('const { sell } = prices; use(sell.belowMinimum); other.phone.invalid;')).toEqual(new Set());
  });
});

describe('a message on the page', () => {
  test('is recognised with any values, and only as a whole', () => {
    expect(rowsMatching('Minimum amount is 2500 USDT', TABLE)).toEqual(['sell.belowMinimum']);
    expect(rowsMatching('Minimum amount is  USDT!', TABLE)).toEqual([]);
    expect(rowsMatching('Phone number is not valid', TABLE)).toEqual([]);
  });
});

describe('rows that a story shows', () => {
  const shown = (play: string, before = '') =>
    [...(shownRows(`${before}\nexport const Story = { play: ${play} };`, TABLE).get('Story') ?? [])].sort();

  test.each([
    ['by their text', "async () => { await canvas.findByText('Phone number is not valid.'); }"],
    ['by a pattern', 'async () => { canvas.getByText(/^Phone number is not valid\\.$/); }'],
    ['by their key', 'async () => { await expect(input).toHaveAccessibleDescription(messages.phone.invalid); }'],
    ['through a helper', "missing('Phone number is not valid.')"],
  ])('are those that its play function expects %s', (_title, play) => {
    expect(shown(play, 'const missing = (text) => async () => { await canvas.findByText(text); };')).toEqual([
      'phone.invalid',
    ]);
  });

  test('are those that a helper of the file expects', () => {
    expect(
      shown('async () => { await refuse(); }', 'const refuse = () => canvas.findByText(messages.phone.invalid);'),
    ).toEqual(['phone.invalid']);
  });

  test.each([
    ['expects to be gone', "async () => { expect(canvas.queryByText('Phone number is not valid.')).toBeNull(); }"],
    ['negates', "async () => { expect(alert).not.toHaveTextContent('Phone number is not valid.'); }"],
    ['only mentions', "async () => { const text = 'Phone number is not valid.'; }"],
    ['makes the server send', "async () => { refuse({ message: 'Phone number is not valid.' }); }"],
  ])('are not those it %s', (_title, play) => expect(shown(play)).toEqual([]));
});
