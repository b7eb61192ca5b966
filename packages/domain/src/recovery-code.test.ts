import { describe, expect, it } from 'vitest';
import { formatRecoveryCode, readRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it.each([
    ['7K3M-9QXA-2FTC-W8RD'],
    [' 7k3m 9qxa 2ftc w8rd\n'],
    ['7K3M9QXA2FTCW8RD'],
    ['7K3M–9QXA–2FTC–W8RD'],
    ['７Ｋ３Ｍ-9QXA-2FTC-W8RD'],
    ['\u202a7K3M-9QXA-2FTC-W8RD\u202c'],
  ])('is read from %j', (typed) => {
    expect(readRecoveryCode(typed)).toBe('7K3M9QXA2FTCW8RD');
  });

  it('is read with letters that look like digits', () => {
    expect(readRecoveryCode('O0o1-IlLA-2FTC-W8RD')).toBe('0001111A2FTCW8RD');
  });

  it.each(['', '7K3M-9QXA-2FTC', '7K3M-9QXA-2FTC-W8RD-X', 'UUUU-UUUU-UUUU-UUUU', '482913'])('%j is none', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  });

  it('is shown in groups of four', () => {
    expect(formatRecoveryCode('7K3M9QXA2FTCW8RD')).toBe('7K3M-9QXA-2FTC-W8RD');
  });
});
