import { describe, expect, it } from 'vitest';
import { CURRENCY, CURRENCY_LABEL, DIAL_CODE } from './currency.ts';

describe('currency', () => {
  it('is the one of the specification', () => {
    expect({ CURRENCY, CURRENCY_LABEL, DIAL_CODE }).toEqual({
      CURRENCY: 'PKR',
      CURRENCY_LABEL: 'Rs.',
      DIAL_CODE: '92',
    });
  });
});
