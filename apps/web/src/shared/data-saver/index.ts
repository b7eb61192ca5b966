export { DataSaverSwitch } from './DataSaverSwitch.tsx';
export { isSavingData, useDataSaver } from './data-saver.ts';
