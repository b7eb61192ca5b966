import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { citedRows, rowsSaying, shownRows } from './citations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = {
  phone: { invalid: 'Phone number is not valid.', label: 'Mobile number' },
  sell: { belowMinimum: ({ n }: { n: number }) => `Minimum amount is ${n} USDT` },
};

describe('rows a schema cites', () => {
  test('are found directly and through a section taken out of the table', () => {
    expect(citedRows('v.check(isMobile, messages.phone.invalid)')).toEqual(new Set(['phone.invalid']));
    expect(citedRows('const { sell } = messages; sell.belowMinimum({ n })')).toEqual(new Set(['sell.belowMinimum']));
    expect(citedRows('const words = messages.sell; words.belowMinimum({ n })')).toEqual(new Set(['sell.belowMinimum']));
  });

  test('are no other properties', () => {
    expect(citedRows('const { sell } = prices; use(sell.belowMinimum); other.phone.invalid;')).toEqual(new Set());
  });
});

describe('a sentence on the page', () => {
  test('is known whatever its values, and only whole', () => {
    expect(rowsSaying('Minimum amount is 2500 USDT', TABLE)).toEqual(['sell.belowMinimum']);
    expect(rowsSaying('Minimum amount is  USDT!', TABLE)).toEqual([]);
    expect(rowsSaying('Phone number is not valid', TABLE)).toEqual([]);
  });
});

describe('rows a story shows', () => {
  const shown = (play: string, before = '') =>
    [...(shownRows(`${before}\nexport const Story = { play: ${play} };`, TABLE).get('Story') ?? [])].sort();

  test.each([
    ['to the letter', "async () => { await canvas.findByText('Phone number is not valid.'); }"],
    ['by a pattern', 'async () => { canvas.getByText(/^Phone number is not valid\\.$/); }'],
    ['by its key', 'async () => { await expect(input).toHaveAccessibleDescription(messages.phone.invalid); }'],
    ['through a helper', "missing('Phone number is not valid.')"],
  ])('are those its play reads %s', (_title, play) => {
    expect(shown(play, 'const missing = (text) => async () => { await canvas.findByText(text); };')).toEqual([
      'phone.invalid',
    ]);
  });

  test('are those a helper of the file reads', () => {
    expect(shown('async () => { await refuse(); }', 'const refuse = () => canvas.findByText(messages.phone.invalid);'))
      // By its key, once, however it is reached.
      .toEqual(['phone.invalid']);
  });

  test.each([
    ['expects to be gone', "async () => { expect(canvas.queryByText('Phone number is not valid.')).toBeNull(); }"],
    ['denies', "async () => { expect(alert).not.toHaveTextContent('Phone number is not valid.'); }"],
    ['only names', "async () => { const text = 'Phone number is not valid.'; }"],
    ['has the server say', "async () => { refuse({ message: 'Phone number is not valid.' }); }"],
  ])('are not those it %s', (_title, play) => expect(shown(play)).toEqual([]));
});

test(
  'every validation message has a story that shows it and a schema row that produces it',
  { timeout: 180_000 },
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/coverage-forms.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).not.toContain('NONE');
    expect(status).toBe(0);
    const rows = Number(/(\d+) schema rows/.exec(stdout)?.[1]);
    expect(rows).toBeGreaterThanOrEqual(300);
  },
);
