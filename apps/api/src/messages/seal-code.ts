import { seal, unseal, type KeyRing } from '../codes/key-ring.ts';

const sealedFor = (messageId: string) => ({ purpose: 'sarraf one-time codes', record: messageId });

/** Encrypts a one-time code for the row of its message, so that a copy of the database contains no valid code. */
export const sealCode = (secrets: KeyRing, messageId: string, code: string): string =>
  seal(secrets, sealedFor(messageId), Buffer.from(code));

/** Decrypts a one-time code; null if it was encrypted with a key outside the ring, or for another message. */
export const openCode = (secrets: KeyRing, messageId: string, sealed: string): string | null =>
  unseal(secrets, sealedFor(messageId), sealed)?.value.toString() ?? null;
