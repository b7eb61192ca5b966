/** Words of the choice of digits, shown in Urdu alone. */
export const digitsMessages = {
  label: 'Urdu digits',
  help: 'Fields, addresses and numbers of accounts stay as they are',
};
