const BLOCK = 64;

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
};
/** The first 32 bits after the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;

/** Of the first 64 primes, as FIPS 180-4 has it. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n));
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

/** SHA-256 of a short message, for checksums of addresses. Not the browser's own: that one answers later, and forms are checked at once. */
export function sha256(message: Uint8Array): Uint8Array {
  const input = padded(message);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const word = (at: number): number => w[at] ?? 0;
  for (let block = 0; block < input.byteLength; block += BLOCK) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) w[at] = input.getUint32(block + at * 4);
      else {
        const [a, b] = [word(at - 15), word(at - 2)];
        const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
        w[at] = word(at - 16) + low + word(at - 7) + high;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (const [at, constant] of K.entries()) {
      const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + constant + word(at)) | 0;
      const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [at, value] of state.entries()) digest.setUint32(at * 4, value);
  return new Uint8Array(digest.buffer);
}
