/** Letters and digits of a recovery code: Crockford's base 32, without I, L, O and U, which are misread. */
export const RECOVERY_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUP_LENGTH = 4;
const GROUPS = 4;
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/**
 * Parses a typed recovery code: 16 letters and digits in capitals, without blanks and hyphens; O is read as 0, I and L as 1. Null if it is
 * none.
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A recovery code as it is shown: `7K3M-9QXA-2FTC-W8RD`. */
export const formatRecoveryCode = (code: string): string =>
  Array.from({ length: GROUPS }, (_, at) => code.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH)).join('-');
