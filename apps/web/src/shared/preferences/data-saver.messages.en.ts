/** Words of the choice to save data. */
export const dataSaverMessages = {
  label: 'Data saver',
  help: 'Loads only what you open, without animations',
};
