import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Random token of 256 bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Random code of six digits, evenly distributed. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** SHA-256 of a token for storage. The token has 256 random bits, so it needs no salt or key. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
