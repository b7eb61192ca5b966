import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand, SARRAF } from '@sarraf/domain';
import type { Plugin } from 'vite';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = pathOf('public');
/** Beside the cache of Vite. */
const MERGED = pathOf('node_modules/.vite/brand-public');

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Background of the page in a theme, `#rrggbb`. */
function paperOf(folder: string, theme: 'light' | 'dark'): string {
  const { color }: { color: { paper: { $value: { hex: string } } } } = readJson(
    join(folder, 'tokens', `${theme}.tokens.json`),
  );
  return color.paper.$value.hex;
}

/** Folder of static files: those of the app, with the brand's in their place. */
function publicFolder(folder: string, { name, paper }: { name: string; paper: string }): string {
  rmSync(MERGED, { recursive: true, force: true });
  for (const files of [PUBLIC, join(folder, 'public')]) cpSync(files, MERGED, { recursive: true });
  const manifest = join(MERGED, 'site.webmanifest');
  const own = { name, short_name: name, background_color: paper, theme_color: paper };
  writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), ...own }));
  return MERGED;
}

/** What the build takes from a brand. */
interface BrandBuild {
  /** Variables of `index.html`. */
  page: { name: string; paper: string; darkPaper: string };
  /** Part of the Vite configuration. */
  config: { publicDir: string; define?: Record<string, string>; plugins: Plugin[] };
}

/**
 * What the build takes from the brand in the folder `brands/<name>` (docs/white-label.md), or from Sarraf without a name. Throws an error that
 * names the file and the field that is wrong.
 */
export function brandBuild(name: string | undefined): BrandBuild {
  const folder = pathOf(name ? `../../brands/${name}` : '../../packages/ui');
  const papers = { paper: paperOf(folder, 'light'), darkPaper: paperOf(folder, 'dark') };
  if (!name) return { page: { name: SARRAF.name, ...papers }, config: { publicDir: PUBLIC, plugins: [] } };
  const file = join(folder, 'brand.json');
  const read = () => {
    try {
      return readBrand(readJson(file));
    } catch (error) {
      throw new Error(`BRAND: ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  const brand = read();
  const page = { name: brand.name, ...papers };
  const styleSheet = readFileSync(join(folder, 'theme.css'), 'utf8');
  // After the colours of `tokens.css`, over which these take precedence.
  const colours: Plugin = {
    name: 'brand-colours',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('apps/web/src/styles.css') ? `${code}\n${styleSheet}` : undefined),
  };
  return {
    page,
    config: {
      publicDir: publicFolder(folder, page),
      define: { 'import.meta.env.BRAND': JSON.stringify(brand) },
      plugins: [colours],
    },
  };
}
