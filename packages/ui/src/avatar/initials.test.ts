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
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
