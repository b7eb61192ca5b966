/** Messages of the digits switch, which is shown in Urdu only. */
export const digitsMessages = {
  label: 'Urdu digits',
  help: 'Fields, addresses and numbers of accounts stay as they are',
};
