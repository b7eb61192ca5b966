import { loadDictionary } from '@sarraf/forms/language';
import {
  accountsDictionary,
  adminDictionary,
  entryDictionary,
  receiptDictionary,
  sellerDictionary,
  timelineDictionary,
} from '../../app/dictionaries/index.ts';

/** Loads what `main.tsx` loads before the app is rendered: a loader for stories of the whole app, whose routes load the other dictionaries. */
export async function loadEntryMessages(): Promise<Record<string, never>> {
  await loadDictionary(entryDictionary);
  return {};
}

/** Loads the messages of a seller's pages: a loader for stories that render a page without its route. */
export async function loadSellerMessages(): Promise<Record<string, never>> {
  await Promise.all(
    [entryDictionary, sellerDictionary, accountsDictionary, receiptDictionary, timelineDictionary].map(loadDictionary),
  );
  return {};
}

/** Loads the messages of administrators' pages: a loader for stories that render a part of one without its route. */
export async function loadAdminMessages(): Promise<Record<string, never>> {
  await loadDictionary(adminDictionary);
  return {};
}
