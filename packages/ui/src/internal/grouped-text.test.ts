import { describe, expect, test } from 'vitest';
import { grouped, ungrouped } from './grouped-text.ts';

describe('grouped and ungrouped', () => {
  test.each([
    ['', ''],
    ['3', '3'],
    ['300', '300'],
    ['3001', '300 1'],
    ['300123', '300 123'],
    ['3001234567', '300 123 4567'],
    ['30012345678', '300 123 4567 8'],
    ['30012345673011234567', '300 123 4567 3011234567'],
  ])('%s is shown as %s', (text, shown) => {
    expect(grouped(text, [3, 3, 4])).toBe(shown);
    expect(ungrouped(shown)).toBe(text);
  });
});
