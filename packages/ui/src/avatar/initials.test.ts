import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ayesha Khan', 'AK'],
    ['bilal', 'B'],
    ['  Hina  Raza  Malik ', 'HM'],
    ['', ''],
    ['عائشہ خان', 'ع'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧F'],
    ['👩🏽‍🚀 crew', '👩🏽‍🚀C'],
    ['e\u0301lise', 'E\u0301'],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
