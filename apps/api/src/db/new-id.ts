import { randomBytes } from 'node:crypto';

/** Id of 24 hex characters: the second of creation, so that new rows are adjacent in the index, then 64 random bits. */
export const newId = (now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  return seconds + randomBytes(8).toString('hex');
};
