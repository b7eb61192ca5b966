import { expect, test } from 'vitest';

import { type Section, withSections } from './section.ts';

const TITLES = ['Bytes', 'Pages', 'Polling'];
const section = (title: string, value: string, stamp = '`npm run bench` on a day.'): Section => ({
  title,
  stamp,
  table: { columns: ['What', 'Measured'], rows: [['a figure', value]] },
});

test('the first sections make the document, in the order of the titles', () => {
  expect(withSections('', [section('Polling', '3 ms'), section('Bytes', '150 kB')], TITLES)).toBe(`# Measured

## Bytes

\`npm run bench\` on a day.

| What | Measured |
|---|---|
| a figure | 150 kB |

## Polling

\`npm run bench\` on a day.

| What | Measured |
|---|---|
| a figure | 3 ms |
`);
});

test('a new measurement replaces its own section with the date, and no other', () => {
  const before = withSections('', [section('Bytes', '150 kB'), section('Polling', '3 ms')], TITLES);
  const after = withSections(before, [section('Bytes', '140 kB', 'The next day.')], TITLES);
  expect(after).toBe(before.replace('150 kB', '140 kB').replace('`npm run bench` on a day.', 'The next day.'));
});

test('a section that is new is inserted in the order of the titles', () => {
  const before = withSections('', [section('Bytes', '150 kB'), section('Polling', '3 ms')], TITLES);
  const titles = withSections(before, [section('Pages', '98')], TITLES).match(/^## .+$/gm);
  expect(titles).toEqual(['## Bytes', '## Pages', '## Polling']);
});

test('a section without a title in the list is removed', () => {
  const before = withSections('', [section('Bytes', '150 kB'), section('Polling', '3 ms')], TITLES);
  expect(withSections(before, [], ['Bytes'])).not.toContain('Polling');
});
