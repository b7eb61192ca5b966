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
  writeWhole(made, now);
}

/** Cuts the fonts before anything is built or served. */
export const urduFonts = () => ({ name: 'urdu-fonts', config: cutUrduFonts });
