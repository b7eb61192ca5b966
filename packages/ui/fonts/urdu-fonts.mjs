/**
 * The fonts of Urdu, cut from packages of the lock file to the letters that Urdu is written with (docs/adr/0028). A plugin of Vite, so that the
 * app, Storybook and the package of ui find them where `urdu.css` looks, whoever builds first.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** Where they are written; not kept in the repository. */
const FONTS = fileURLToPath(new URL('../src/fonts', import.meta.url));

const ALPHABET = 'ءآأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہۂۃھیئےۓ';
/** Zabar, zer, pesh and their doubles, tashdid, jazm, the hamza and madda that stand above, and the small alif. */
const MARKS = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0670';
const SIGNS = '،؛؟۔٪٫٬';
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';
/** They join and part letters, and are not seen. */
const JOINERS = '\u200C\u200D';

/** Every character that the fonts of Urdu have; all others stand in Figtree. */
export const URDU_LETTERS = ALPHABET + MARKS + SIGNS + DIGITS + JOINERS;

const naskh =
  require.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2');
const nastaliq =
  require.resolve('@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2');

const CUTS = [
  { name: 'naskh-urdu', source: naskh, letters: URDU_LETTERS, options: {} },
  // Headings are bold, all of them: the other weights would be half of the file again.
  { name: 'nastaliq-urdu', source: nastaliq, letters: URDU_LETTERS, options: { variationAxes: { wght: 700 } } },
];

/**
 * A font in which 0 to 9 look as ۰ to ۹ do: who likes to read those sees them, and what stands in the page, in its fields and in what is copied
 * stays as it is. Of the tables of characters only those of format 4 are written by the cutter.
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
    // The first segment: its end, its start past all ends, and past all starts what is added to reach its glyphs.
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

/** Changes when any of the files would. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(require.resolve('subset-font/package.json')));
  for (const { source } of CUTS) hash.update(readFileSync(source));
  return hash.digest('hex');
}

/** Writes as one step, since two builds may run beside each other. */
function writeWhole(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Cuts the fonts, unless those that are there are of the same letters, packages and tools. */
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

/** Cuts the fonts before anything is built or served. */
export const urduFonts = () => ({ name: 'urdu-fonts', config: cutUrduFonts });
