import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A token nobody can guess: 256 bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Six digits, evenly distributed. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** How a token is stored: it is random enough to need neither salt nor key. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** How a short secret (a code, an Aadhaar number) is stored: without the key its few values cannot be tried out. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
