import { fileURLToPath } from 'node:url';

import { PAGE_LOADS, weighPageLoad } from '../bundle/weigh.ts';
import type { Figure } from './figure.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Size of the scripts of three page loads, against their goals. */
export const measureBundle = (): Figure[] =>
  PAGE_LOADS.map((load) => {
    const { weight } = weighPageLoad(DIST, load);
    const goal = load.goal ?? load.budget;
    const value = `${weight.toFixed(1)} kB`;
    return { what: `${load.name}: JS, gzip`, value: weight > goal ? `**${value}**` : value, goal: `≤ ${goal} kB` };
  });
