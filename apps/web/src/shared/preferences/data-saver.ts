import { definePreference } from './define-preference.ts';
import { DATA_SAVER_KEY, isSavingAsked, savesData } from './saves-data.ts';

/** Whether data is saved, as somebody chose or the system asks. */
export const dataSaver = definePreference<boolean>({
  key: DATA_SAVER_KEY,
  parse: (stored) => savesData(stored, isSavingAsked()),
  format: (saves) => (saves ? 'on' : 'off'),
  apply: (saves) => void document.documentElement.toggleAttribute('data-saver', saves),
  prerendered: false,
});

/** Whether data is saved now. */
export const isSavingData = dataSaver.read;

/** Whether data is saved, and how to choose (product.md R42). */
export const useDataSaver = dataSaver.use;
