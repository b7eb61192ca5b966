import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Site that a passkey is used on. */
export interface Site {
  origin: string;
  rpId: string;
}

/** Site of the test servers, which take it from the request. */
export const SITE: Site = { origin: 'http://localhost:3000', rpId: 'localhost' };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** CBOR of numbers, texts, bytes and maps: what an authenticator sends. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => {
    const isKnown =
      typeof item === 'number' || typeof item === 'string' || Buffer.isBuffer(item) || item instanceof Map;
    if (!isKnown) throw new Error('not a value of an authenticator');
    return [cbor(key), cbor(item)];
  });
  return Buffer.concat([head(5, value.size), ...entries]);
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A passkey in software (ES256), with a signature counter that the test may change. */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const passkey = { id: base64url(id), counter: 0, flags: USER_PRESENT | USER_VERIFIED, create, get };

  const clientData = (type: string, challenge: string, { origin }: Site): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId }: Site, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(passkey.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };

  /** Credential for a challenge of `beginPasskey`. */
  function create(challenge: string, site: Site = SITE) {
    const key = new Map<number | string, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const authData = authenticatorData(site, passkey.flags | HAS_CREDENTIAL, credential);
    const attestation = new Map<number | string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: passkey.id,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, site)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signature of a challenge of `beginSecondFactor`; counts the use. */
  function get(challenge: string, site: Site = SITE) {
    passkey.counter += 1;
    const data = clientData('webauthn.get', challenge, site);
    const authData = authenticatorData(site, passkey.flags);
    return {
      id: passkey.id,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      },
    };
  }
  return passkey;
}

/** A passkey of {@link softwarePasskey}. */
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
