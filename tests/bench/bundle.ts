import { fileURLToPath } from 'node:url';

import { BUDGETS } from '../bundle/budgets.ts';
import { weighBundle } from '../bundle/weigh.ts';
import type { Figure } from './figure.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** What the build weighs on the way of a seller, and its statistics. */
export const measureBundle = (): Figure[] => weighBundle(DIST, BUDGETS).figures;
