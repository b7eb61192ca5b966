import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { decodePng, encodePng } from './png.ts';
import type { Picture } from './png.ts';

/** Where the accepted pictures are committed. */
export const BASELINES = fileURLToPath(new URL('__baselines__', import.meta.url));

/** `inputs-button--busy` in the mode `dark phone` → `inputs-button/busy.dark-phone.png`. */
export const pictureName = (storyId: string, mode: string) =>
  `${storyId.replace('--', '/')}.${mode.replaceAll(' ', '-')}.png`;

/** A folder of accepted pictures. */
export interface Baselines {
  /** The accepted picture, or null. */
  read: (name: string) => Picture | null;
  /** Accepts a picture. */
  write: (name: string, picture: Picture) => void;
  /** Takes a picture back. */
  remove: (name: string) => void;
  /** Names of all accepted pictures. */
  names: () => string[];
}

/** The accepted pictures in a folder. */
export const openBaselines = (folder: string): Baselines => ({
  read: (name) => {
    const file = join(folder, name);
    return existsSync(file) ? decodePng(readFileSync(file)) : null;
  },
  write: (name, picture) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, encodePng(picture));
  },
  remove: (name) => rmSync(join(folder, name)),
  names: () => globSync('*/*.png', { cwd: folder }).toSorted(),
});
