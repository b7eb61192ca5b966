import { fileURLToPath } from 'node:url';

import { ROUTES } from '@sarraf/domain';

import { BUDGETS } from '../bundle/budgets.ts';
import { weighBundle } from '../bundle/weigh.ts';
import type { Figure } from './figure.ts';

const DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** What the build weighs, page by page and on the way of a seller. */
export const measureBundle = (): Figure[] => weighBundle(DIST, BUDGETS, ROUTES).figures;
