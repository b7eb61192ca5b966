import { crc32, deflateSync } from 'node:zlib';

import { PNG } from 'pngjs';

/** A picture in memory: four bytes a pixel, red, green, blue and opacity. */
export interface Picture {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Pixels, row by row from the top. */
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;

/** How far an accepted picture may be from what was seen, in levels of 255 a channel. */
export const LEVELS_OFF = 4;

/** Kinds of PNG. */
const TRUE_COLOUR = 2;
const INDEXED = 3;

/** Reads a PNG of any kind. */
export function decodePng(bytes: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, data };
}

function chunk(type: string, body: Uint8Array) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(body.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** Rows as PNG wants them: each begins with the name of its filter, here none, which packs flat pages and letters best. */
function rowsOf(bytes: Uint8Array, height: number) {
  const length = bytes.length / height;
  const rows = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(bytes.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  }
  return rows;
}

const withoutOpacity = (data: Uint8Array) => data.filter((_, position) => position % 4 !== 3);

const channels = (colour: number): [number, number, number] => [
  colour & 0xff,
  (colour >> 8) & 0xff,
  (colour >> 16) & 0xff,
];

const isNear = ([r1, g1, b1]: readonly number[], [r2, g2, b2]: readonly number[], levels: number) =>
  Math.abs(Number(r1) - Number(r2)) <= levels &&
  Math.abs(Number(g1) - Number(g2)) <= levels &&
  Math.abs(Number(b1) - Number(b2)) <= levels;

/** The place of every colour in a palette to which none comes from further than `levels`; null when the palette is too small. */
function paletteWithin(levels: number, colours: readonly number[]) {
  const palette: [number, number, number][] = [];
  const places = new Map<number, number>();
  for (const colour of colours) {
    const own = channels(colour);
    let place = levels === 0 ? -1 : palette.findIndex((other) => isNear(own, other, levels));
    if (place === -1) place = palette.push(own) - 1;
    if (place === MAX_COLOURS) return null;
    places.set(colour, place);
  }
  return { palette, places };
}

/** Every pixel as a place in a palette, or null when the picture has too many colours even so. */
function indexed({ data }: Picture) {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<number, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  // The commonest first: grounds, lines and letters stay exactly as they are, and only the edges of letters move.
  const colours = Array.from(counts.keys()).toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  for (let levels = 0; levels <= LEVELS_OFF; levels += 1) {
    const found = paletteWithin(levels, colours);
    if (found) {
      const pixels = Uint8Array.from(words, (word) => found.places.get(word) ?? 0);
      return { palette: Uint8Array.from(found.palette.flat()), pixels };
    }
  }
  return null;
}

/**
 * Writes an opaque PNG at a quarter of the browser's own size, a byte a pixel. Nothing is lost of a picture with up to 256 colours; in one
 * with more, no pixel moves by more than `LEVELS_OFF`.
 */
export function encodePng(picture: Picture): Buffer {
  const { width, height, data } = picture;
  const found = indexed(picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, found ? INDEXED : TRUE_COLOUR], 8);
  const rows = rowsOf(found?.pixels ?? withoutOpacity(data), height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(found ? [chunk('PLTE', found.palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
