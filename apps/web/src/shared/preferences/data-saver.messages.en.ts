/** Messages of the data saver switch. */
export const dataSaverMessages = {
  label: 'Data saver',
  help: 'Loads only what you open, without animations',
};
