import type { Dictionary } from '@sarraf/forms/language';
import type * as admin from './admin.en.ts';
import type * as entry from './entry.en.ts';
import type * as help from './help.en.ts';
import type * as seller from './seller.en.ts';

/** What everybody reads: the pages before the dashboard, and what stands around every page. */
export const entryDictionary: Dictionary<typeof entry> = {
  en: () => import('./entry.en.ts'),
  ur: () => import('./entry.ur.ts'),
};

/** What stands on the pages of the dashboard that sellers see, and around all of them. */
export const sellerDictionary: Dictionary<typeof seller> = {
  en: () => import('./seller.en.ts'),
  ur: () => import('./seller.ur.ts'),
};

/** What administrators alone read. */
export const adminDictionary: Dictionary<typeof admin> = {
  en: () => import('./admin.en.ts'),
  ur: () => import('./admin.ur.ts'),
};

/** Help, and the texts that anybody may read. */
export const helpDictionary: Dictionary<typeof help> = {
  en: () => import('./help.en.ts'),
  ur: () => import('./help.ur.ts'),
};
