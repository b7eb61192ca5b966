/** The platform's own decoder, the same in browsers and Node; the types of neither are loaded in this package. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** Bytes looked at to tell UTF-16 without a mark: every other one of English text is 0. */
const SAMPLE = 256;

/** The share of zero bytes at even or odd places of the beginning. */
function zerosAt(bytes: Uint8Array, parity: 0 | 1): number {
  const sample = bytes.subarray(0, SAMPLE);
  return sample.filter((byte, at) => at % 2 === parity && byte === 0).length / Math.max(1, sample.length / 2);
}

/**
 * The text of a file as spreadsheets save it: UTF-8 or UTF-16 with or without a byte-order mark, else the old Windows code page, in which
 * the letters and digits of ids and references are the same. Null for a workbook (a ZIP archive, or the format before it).
 */
export function csvText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return null;
  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1) > 0.5) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0) > 0.5) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
