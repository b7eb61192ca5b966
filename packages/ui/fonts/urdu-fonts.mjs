/**
 * Urdu fonts: subsets of two npm packages that hold only the letters of Urdu (docs/adr/0028). The Vite plugin writes them to `src/fonts`,
 * where `urdu.css` loads them from, so that the app, Storybook and this package build in any order.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** Folder of the generated fonts; not in the repository. */
const FONTS = fileURLToPath(new URL('../src/fonts', import.meta.url));

const ALPHABET = 'ءآأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہۂۃھیئےۓ';
/** Vowel signs (zabar, zer, pesh and their doubles), tashdid, jazm, hamza and madda above, and the small alif. */
const MARKS = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0670';
const SIGNS = '،؛؟۔٪٫٬';
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';
/** Invisible characters that join or separate letters. */
const JOINERS = '\u200C\u200D';

/** Every character in the Urdu fonts; all others are shown in Figtree. */
export const URDU_LETTERS = ALPHABET + MARKS + SIGNS + DIGITS + JOINERS;

const naskh =
  require.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2');
const nastaliq =
  require.resolve('@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2');

const CUTS = [
  { name: 'naskh-urdu', source: naskh, letters: URDU_LETTERS, options: {} },
  // Headings are always bold: without the other weights the file is half as large.
  { name: 'nastaliq-urdu', source: nastaliq, letters: URDU_LETTERS, options: { variationAxes: { wght: 700 } } },
];

/**
 * Builds a font in which 0 to 9 look like ۰ to ۹. The text itself does not change, so fields and copied text keep Latin digits. Edits the
 * character tables of format 4 only.
 */
async function cutDigits() {
  const font = Buffer.from(
    await subsetFont(readFileSync(naskh), DIGITS, { targetFormat: 'truetype', noHinting: true }),
  );
  const [urdu, latin, last] = [0x06f0, 0x30, 9];
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = font.readUInt32BE(record + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  let moved = 0;
  for (const start of new Set(subtables.map((at) => cmap + font.readUInt32BE(at + 4)))) {
    // The first segment of a format 4 table: its end code, its start code (after all end codes), and the delta that is added to a code
    // to get the glyph.
    const ends = start + 14;
    const starts = ends + font.readUInt16BE(start + 6) + 2;
    const deltas = starts + font.readUInt16BE(start + 6);
    const offsets = deltas + font.readUInt16BE(start + 6);
    if (font.readUInt16BE(start) !== 4 || font.readUInt16BE(starts) !== urdu || font.readUInt16BE(ends) !== urdu + last)
      continue;
    font.writeUInt16BE(latin + last, ends);
    font.writeUInt16BE(latin, starts);
    if (font.readUInt16BE(offsets) === 0)
      font.writeUInt16BE((font.readUInt16BE(deltas) + urdu - latin) % 0x10000, deltas);
    moved += 1;
  }
  if (moved === 0) throw new Error('The digits of Naskh are not where they are looked for.');
  return subsetFont(font, '0123456789', { targetFormat: 'woff2' });
}

/** Hash of this file, the tool and the source fonts; the fonts are built again when it changes. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(require.resolve('subset-font/package.json')));
  for (const { source } of CUTS) hash.update(readFileSync(source));
  return hash.digest('hex');
}

/** Writes a file atomically: two builds may run at the same time. */
function writeWhole(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Builds the fonts, unless those in the folder are up to date. */
export async function cutUrduFonts() {
  const made = join(FONTS, 'made-from');
  const now = fingerprint();
  if (existsSync(made) && readFileSync(made, 'utf8') === now) return;
  mkdirSync(FONTS, { recursive: true });
  for (const { name, source, letters, options } of CUTS) {
    const cut = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', noHinting: true, ...options });
    writeWhole(join(FONTS, `${name}.woff2`), cut);
  }
  writeWhole(join(FONTS, 'digits-urdu.woff2'), await cutDigits());
  writeWhole(made, now);
}

/** Vite plugin that builds the fonts before a build or a dev server starts. */
export const urduFonts = () => ({ name: 'urdu-fonts', config: cutUrduFonts });
