import { definePreference } from './define-preference.ts';

/** Whether data saver is on: the stored choice (`on` or `off`), else what the browser or the system asks for (product.md R42). */
export const savesData = (stored: string | null, isAsked: boolean): boolean =>
  stored === 'on' || (stored !== 'off' && isAsked);

/** The data saver preference, on or off. Without a stored choice, that of the browser or system; Safari and Firefox do not report one. */
export const dataSaver = definePreference<boolean>({
  key: 'dataSaver',
  parse: (stored) => savesData(stored, navigator.connection?.saveData === true),
  format: (saves) => (saves ? 'on' : 'off'),
  apply: (saves) => void document.documentElement.toggleAttribute('data-saver', saves),
  prerendered: false,
});

/** Reads whether data saver is on, outside React. */
export const isSavingData = dataSaver.read;

/** Whether data saver is on, and the setter (product.md R42). */
export const useDataSaver = dataSaver.use;
