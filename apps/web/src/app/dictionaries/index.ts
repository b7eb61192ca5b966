import type { Dictionary } from '@sarraf/forms/language';
import type * as accounts from './accounts.en.ts';
import type * as admin from './admin.en.ts';
import type * as entry from './entry.en.ts';
import type * as help from './help.en.ts';
import type * as identity from './identity.en.ts';
import type * as receipt from './receipt.en.ts';
import type * as seller from './seller.en.ts';
import type * as timeline from './timeline.en.ts';

/** Messages for everybody: pages before the dashboard, and shared components of all pages. */
export const entryDictionary: Dictionary<typeof entry> = {
  en: () => import('./entry.en.ts'),
  ur: () => import('./entry.ur.ts'),
};

/** Messages of the dashboard's frame and of its pages for sellers. */
export const sellerDictionary: Dictionary<typeof seller> = {
  en: () => import('./seller.en.ts'),
  ur: () => import('./seller.ur.ts'),
};

/** Messages of pages for administrators only. */
export const adminDictionary: Dictionary<typeof admin> = {
  en: () => import('./admin.en.ts'),
  ur: () => import('./admin.ur.ts'),
};

/** Messages of the help dialogs and the public texts. */
export const helpDictionary: Dictionary<typeof help> = {
  en: () => import('./help.en.ts'),
  ur: () => import('./help.ur.ts'),
};

/** Messages of the identity verification, which the login page does not need. */
export const identityDictionary: Dictionary<typeof identity> = {
  en: () => import('./identity.en.ts'),
  ur: () => import('./identity.ur.ts'),
};

/** Messages of what few sellers open: the payout accounts, another account for a refused payout, and the withdrawal. */
export const accountsDictionary: Dictionary<typeof accounts> = {
  en: () => import('./accounts.en.ts'),
  ur: () => import('./accounts.ur.ts'),
};

/** Messages of the timeline of an order. */
export const timelineDictionary: Dictionary<typeof timeline> = {
  en: () => import('./timeline.en.ts'),
  ur: () => import('./timeline.ur.ts'),
};

// A module of its own: the first script does not contain it.
export { statementDictionary } from './statement-dictionary.ts';

/** Messages of the receipt as a picture and of the help with an order. Their components load these tables; stories and tests load them from here. */
export const receiptDictionary: Dictionary<typeof receipt> = {
  en: () => import('./receipt.en.ts'),
  ur: () => import('./receipt.ur.ts'),
};
