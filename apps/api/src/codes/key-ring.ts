import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Key of the key ring. */
export interface RingKey {
  /** Name of the key; null for the key of SARRAF_SECRET, which has none. */
  id: string | null;
  secret: string;
}

/** Key ring: the first key hashes and encrypts; hashes and encrypted values of every key are accepted. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** HMAC-SHA-256 of a short secret (a code, an Aadhaar number), hex. Without the key its few values cannot be brute-forced. */
export const keyedHash = (key: string | Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');

/** Keyed hash of a value to store, under the first key of the ring. */
export const signedHash = (ring: KeyRing, ...parts: string[]): string => keyedHash(ring[0].secret, ...parts);

/** Keyed hashes of a value to compare with a stored one, under every key of the ring. */
export const acceptedHashes = (ring: KeyRing, ...parts: string[]): string[] =>
  ring.map(({ secret }) => keyedHash(secret, ...parts));

/** What a value is encrypted for: it can only be decrypted for the same purpose and the same record. */
interface SealedFor {
  /** Separates the encryption keys that are derived from one secret. */
  purpose: string;
  /** Id of the record that holds the value. */
  record: string;
}

const encryptionKey = ({ secret }: RingKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a value under the first key of the ring (AES-256-GCM), base64. */
export function seal(ring: KeyRing, { purpose, record }: SealedFor, value: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, encryptionKey(ring[0], purpose), iv).setAAD(Buffer.from(record));
  return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(key: RingKey, { purpose, record }: SealedFor, bytes: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, encryptionKey(key, purpose), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(record))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Decrypts a value, and tells which key of the ring encrypted it; null if none did, or it was encrypted for something else. */
export function unseal(ring: KeyRing, of: SealedFor, sealed: string): { value: Buffer; key: RingKey } | null {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of ring) {
    const value = decrypt(key, of, bytes);
    if (value) return { value, key };
  }
  return null;
}
