/**
 * Measures the size of each component of `@sarraf/ui`, minified and gzipped, with its imports except React.
 *
 *   npm run sizes -w packages/ui     writes packages/ui/src/gen/sizes.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { SIZES_FILE, weighComponents } from '../tests/bundle/component-sizes.ts';
import { ROOT } from './lib/paths.mjs';

const file = join(ROOT, SIZES_FILE);
mkdirSync(dirname(file), { recursive: true });
const sizes = await weighComponents();
writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
for (const [name, kB] of Object.entries(sizes)) console.log(`${String(kB).padStart(6)} kB  ${name}`);
