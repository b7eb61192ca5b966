import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrand, SARRAF } from '@sarraf/domain';
import type { Plugin } from 'vite';

/** Colours of a theme in the design tokens format 2025.10, as `npm run theme` writes them. */
interface TokenFile {
  color: Record<string, { $value: { components: number[]; alpha?: number; hex: string } } | string>;
}

const THEMES = { light: ':root, .light', dark: '.dark', 'high-contrast': '.high-contrast' } as const;
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = pathOf('public');
/** Beside the cache of Vite. */
const MERGED = pathOf('node_modules/.vite/brand-public');

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const coloursOf = (folder: string, theme: string): [name: string, colour: string][] => {
  const { color }: TokenFile = readJson(join(folder, 'tokens', `${theme}.tokens.json`));
  return Object.entries(color).flatMap(([name, token]) => {
    if (typeof token === 'string') return [];
    const { components, alpha = 1, hex } = token.$value;
    const parts = components.map((part) => Math.round(part * 255)).join(' ');
    return [[name, alpha === 1 ? hex : `rgb(${parts} / ${alpha})`]];
  });
};

/** The colours of the brand, over those of `tokens.css`. */
const styleSheet = (folder: string): string =>
  Object.entries(THEMES)
    .map(([theme, selector]) => {
      const declarations = coloursOf(folder, theme).map(([name, colour]) => `--${name}:${colour}`);
      return `@layer base{${selector}{${declarations.join(';')}}}`;
    })
    .join('\n');

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
  const paperOf = (theme: string) => new Map(coloursOf(folder, theme)).get('paper') ?? '';
  const papers = { paper: paperOf('light'), darkPaper: paperOf('dark') };
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
  const colours: Plugin = {
    name: 'brand-colours',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('apps/web/src/styles.css') ? `${code}\n${styleSheet(folder)}` : undefined),
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
