import { readFileSync } from 'node:fs';
import { readBrand, SARRAF, type Brand } from '@sarraf/domain';
import { ConfigError } from './config-error.ts';

/** Name of a folder in `brands`; without it the brand is Sarraf (docs/white-label.md). */
const folder = process.env['BRAND'] ?? '';

/** Reads a file of the brand. Throws an error that names the file. */
function readFile<T>(file: string, read: (json: unknown) => T): T {
  const path = `brands/${folder}/${file}`;
  if (!/^[a-z][\da-z-]*$/.test(folder))
    throw new ConfigError(`BRAND must be the name of a folder in brands, not ${folder}.`);
  try {
    return read(JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')));
  } catch (error) {
    throw new ConfigError(`BRAND: ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The brand that this server speaks as. */
export const BRAND: Brand = folder === '' ? SARRAF : readFile('brand.json', readBrand);

/** Colours of the light theme of another brand, `#rrggbb` by token; none for Sarraf, whose colours are in the style sheets. */
export const brandColours: ReadonlyMap<string, string> =
  folder === ''
    ? new Map()
    : readFile(
        'tokens/light.tokens.json',
        // The design tokens format 2025.10, as `npm run theme` writes it.
        (json) =>
          new Map(
            Object.entries((json as { color: Record<string, { $value?: string | { hex: string } }> }).color).flatMap(
              // Without those that stand for another colour.
              ([name, { $value }]) => (typeof $value === 'object' ? [[name, $value.hex] as const] : []),
            ),
          ),
      );
