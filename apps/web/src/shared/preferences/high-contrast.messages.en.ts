/** Messages of the high contrast switch. */
export const highContrastMessages = {
  label: 'High contrast',
  help: 'Black on white, with stronger lines and colours',
};
