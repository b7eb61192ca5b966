/** The key a choice is stored under. */
export const DATA_SAVER_KEY = 'dataSaver';

/** Whether data is saved: as somebody chose (`on` or `off`), else as the browser or the system asks (product.md R42). */
export const savesData = (stored: string | null, isAsked: boolean): boolean =>
  stored === 'on' || (stored !== 'off' && isAsked);

/** Whether the browser or the system asks to save data; browsers that cannot tell do not. */
export const isSavingAsked = (): boolean => navigator.connection?.saveData === true;
