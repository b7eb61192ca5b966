import type { Dictionary } from '@sarraf/forms/language';
import type * as proof from './proof.en.ts';

/** Messages of the proof of payment. Not in `index.ts`: on the way to a sale not even their file names are loaded. */
export const proofDictionary: Dictionary<typeof proof> = {
  en: () => import('./proof.en.ts'),
  ur: () => import('./proof.ur.ts'),
};
