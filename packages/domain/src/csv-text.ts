/** `TextDecoder` of browsers and Node, declared here because this package loads the types of neither. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** Bytes sampled to detect UTF-16 without a byte-order mark: every second byte of English text is 0. */
const SAMPLE = 256;

/** Share of zero bytes at the even or odd positions of the sample. */
function zerosAt(bytes: Uint8Array, parity: 0 | 1): number {
  const sample = bytes.subarray(0, SAMPLE);
  return sample.filter((byte, at) => at % 2 === parity && byte === 0).length / Math.max(1, sample.length / 2);
}

/**
 * Decodes a CSV file as spreadsheets save it: UTF-8 or UTF-16 with or without a byte-order mark, else Windows-1252, in which the ASCII
 * letters and digits of ids and references are correct. Null for a workbook (XLSX, which is a ZIP archive, or XLS).
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
