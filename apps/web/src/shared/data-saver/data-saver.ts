import { createKeyStore } from '../session/index.ts';
import { createStore, useStore } from '../store/index.ts';
import { DATA_SAVER_KEY, isSavingAsked, savesData } from './saves-data.ts';

const keys = createKeyStore(() => localStorage);
const state = createStore(savesData(keys.get(DATA_SAVER_KEY), isSavingAsked()));

function choose(saves: boolean): void {
  keys.set(DATA_SAVER_KEY, saves ? 'on' : 'off');
  // The head sets it before the first paint (`src/head`).
  document.documentElement.toggleAttribute('data-saver', saves);
  state.set(saves);
}

/** Whether data is saved now. */
export const isSavingData = state.read;

/** Whether data is saved, and how to choose (product.md R42). */
export const useDataSaver = () => [useStore(state), choose] as const;
