import { describe, expect, it } from 'vitest';
import { groupIban, ibanState, isIban, isPakistaniIbanValid, normaliseIban } from './iban.ts';

const VALID = 'PK36SCBL0000001123456702';

describe('an IBAN', () => {
  it.each([
    VALID,
    'pk36 scbl 0000 0011 2345 6702',
    ' PK36-SCBL-0000-0011-2345-6702\u200B',
    `IBAN ${VALID}`,
    `iban: ${VALID.toLowerCase()}`,
    `IBAN No. ${VALID}`,
    `IBAN Number: ${VALID}`,
    `IBAN# ${VALID}`,
    'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲',
    `\u202A${VALID}\u202C`,
  ])('is valid as %s', (text) => {
    expect(isPakistaniIbanValid(text)).toBe(true);
    expect(isIban(text)).toBe(true);
    expect(normaliseIban(text)).toBe(VALID);
    expect(groupIban(text)).toBe('PK36 SCBL 0000 0011 2345 6702');
  });

  it.each(['', 'PK', 'PK3', 'IBAN', '36SCBL0000001123456702', 'PKXXSCBL0000001123456702', `PK36${'0'.repeat(31)}`])(
    'has not the form of one as %j',
    (text) => {
      expect(isIban(text)).toBe(false);
    },
  );

  it.each([
    ['its check digits are wrong', 'PK37SCBL0000001123456702'],
    ['two digits are swapped', 'PK36SCBL0000001123456720'],
    ['it is too short', VALID.slice(0, -1)],
    ['it is too long', `${VALID}0`],
    ['it is of another country', 'GB82WEST12345698765432'],
    ['it is empty', ''],
    ['it is the country alone', 'PK'],
    ['it is endless', `PK${'0'.repeat(10_000)}`],
  ])('is not valid when %s', (_, text) => {
    expect(isPakistaniIbanValid(text)).toBe(false);
  });

  it.each([
    ['', 'empty'],
    [' \u200B', 'empty'],
    ['p', 'incomplete'],
    ['PK', 'incomplete'],
    ['PK37', 'incomplete'],
    [VALID.slice(0, -1), 'incomplete'],
    [VALID, 'valid'],
    ['pk36 scbl 0000 0011 2345 6702', 'valid'],
    [`IBAN ${VALID}`, 'valid'],
    ['PK37SCBL0000001123456702', 'invalid'],
    [`${VALID}0`, 'invalid'],
    ['GB82WEST12345698765432', 'foreign'],
    ['36SCBL', 'foreign'],
  ])('typed as %j is %s', (text, state) => {
    expect(ibanState(text)).toBe(state);
  });

  it('is grouped while it is typed', () => {
    expect([groupIban(''), groupIban('pk36'), groupIban('pk36s')]).toEqual(['', 'PK36', 'PK36 S']);
  });
});
