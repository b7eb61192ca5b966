const WORD = (1n << 64n) - 1n;
/** Bytes of input that each turn of the sponge takes. */
const RATE = 136;
const ROUNDS = 24;

const turned = (word: bigint, by: number): bigint => ((word << BigInt(by)) | (word >> BigInt(64 - by))) & WORD;

/** The constants of iota, from the shift register that defines them. */
function roundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
    return constant;
  });
}
const CONSTANTS = roundConstants();

/** Keccak-f[1600] on a state of 25 words, word x + 5y. */
function permuted(start: readonly bigint[]): bigint[] {
  let state = [...start];
  const at = (x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n;
  for (const constant of CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map((x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4));
    state = state.map((word, n) => word ^ (columns[(n + 4) % 5] ?? 0n) ^ turned(columns[(n + 1) % 5] ?? 0n, 1));
    const moved = [...state];
    let [x, y] = [1, 0];
    for (let step = 0; step < ROUNDS; step += 1) {
      const word = at(x, y);
      [x, y] = [y, (2 * x + 3 * y) % 5];
      moved[x + 5 * y] = turned(word, (((step + 1) * (step + 2)) / 2) % 64);
    }
    state = moved;
    state = state.map((word, n) => {
      const row = Math.floor(n / 5);
      return word ^ (~at((n % 5) + 1, row) & WORD & at((n % 5) + 2, row));
    });
    state[0] = (state[0] ?? 0n) ^ constant;
  }
  return state;
}

/** Keccak-256 of a message, as Ethereum has it: for the mixed case of its addresses. */
export function keccak256(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  bytes.set(message);
  bytes[message.length] = 1;
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
  const input = new DataView(bytes.buffer);
  let state: bigint[] = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < bytes.length; block += RATE) {
    state = permuted(state.map((word, n) => (n < RATE / 8 ? word ^ input.getBigUint64(block + n * 8, true) : word)));
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.slice(0, 4).entries()) digest.setBigUint64(n * 8, word, true);
  return new Uint8Array(digest.buffer);
}
