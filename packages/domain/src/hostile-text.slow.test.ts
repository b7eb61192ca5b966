import { describe, expect, it } from 'vitest';
import * as domain from './index.ts';

/** Every rule that reads text from a form, a body or a reply. */
const READERS: Record<string, (text: string) => unknown> = {
  aadhaarDigits: domain.aadhaarDigits,
  amountOf: domain.amountOf,
  explorerLink: (text) => domain.explorerLink('trc20', text),
  formatMobile: domain.formatMobile,
  comparableName: domain.comparableName,
  groupIban: domain.groupIban,
  hashDigits: domain.hashDigits,
  isAadhaar: domain.isAadhaar,
  isAccountNumber: domain.isAccountNumber,
  isBlank: domain.isBlank,
  isIban: domain.isIban,
  isInrMobile: domain.isInrMobile,
  isOtp: domain.isOtp,
  isPakistaniIbanValid: domain.isPakistaniIbanValid,
  isPkrMobile: domain.isPkrMobile,
  isPostalCode: (text) => domain.isPostalCode('CAD', text),
  isUsdPhone: domain.isUsdPhone,
  isUtr: domain.isUtr,
  mask: domain.mask,
  normaliseName: domain.normaliseName,
  nextAmount: (text) => domain.nextAmount('7', text),
  normaliseAddress: domain.normaliseAddress,
  normaliseOrderId: domain.normaliseOrderId,
  otpDigits: domain.otpDigits,
  parseCsv: domain.parseCsv,
  parsePaidRows: domain.parsePaidRows,
  parseServerTime: domain.parseServerTime,
  phoneDigits: domain.phoneDigits,
  readRecoveryCode: domain.readRecoveryCode,
  statusLabel: domain.statusLabel,
  transferStatusLabel: domain.transferStatusLabel,
  typedDecimal: domain.typedDecimal,
};

const UNITS = ['0', '9', ' ', '-', '.', ',', '1,', ',00', '(', '+', '_', 'A1', '\n', '\u200B', '٣', '\uD83D', '👛'];

describe('a hundred thousand hostile characters', () => {
  // A pattern that backtracks takes seconds for one of these and runs into the test's time limit.
  it.each(Object.keys(READERS))('neither stop nor stall %s', (name) => {
    for (const unit of UNITS) {
      const text = unit.repeat(100_000 / unit.length);
      expect(() => [READERS[name]?.(text), READERS[name]?.(`${text}!`), READERS[name]?.(`3${text}`)]).not.toThrow();
    }
  });
});
