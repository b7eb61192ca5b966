import { describe, expect, it } from 'vitest';
import { CURRENCY_LABEL, DIAL_CODE } from './currency.ts';

describe('currency', () => {
  it('is the one of docs/product.md', () => {
    expect({ CURRENCY_LABEL, DIAL_CODE }).toEqual({
      CURRENCY_LABEL: 'Rs.',
      DIAL_CODE: '92',
    });
  });
});
