import { fileURLToPath } from 'node:url';

import { STAGES, weighStage } from '../bundle/weigh.ts';
import type { Figure } from './figure.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** What the build weighs on the three ways that people wait for most. */
export const measureBundle = (): Figure[] =>
  STAGES.map((stage) => {
    const { weight } = weighStage(DIST, stage);
    const goal = stage.goal ?? stage.budget;
    const value = `${weight.toFixed(1)} kB`;
    return { what: `${stage.name}: JS, gzip`, value: weight > goal ? `**${value}**` : value, goal: `≤ ${goal} kB` };
  });
