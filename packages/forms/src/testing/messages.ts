import { loadDictionary, type Dictionary } from '../language/index.ts';
import type * as english from './tables.en.ts';

/** All message tables of the forms. The app has them in the dictionaries of its audiences. */
const formsDictionary: Dictionary<typeof english> = {
  en: () => import('./tables.en.ts'),
  ur: () => import('./tables.ur.ts'),
};

/** Loads the messages of all forms: a loader for the stories of a form. */
export async function loadMessages(): Promise<Record<string, never>> {
  await loadDictionary(formsDictionary);
  return {};
}
