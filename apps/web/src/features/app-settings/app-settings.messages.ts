/** Words of the settings page. */
export const appSettingsMessages = {
  soonTitle: 'The settings of the platform are being built',
  soonMessage: 'Prices, networks, fees and limits are in force on the server and will be changed here.',
} as const;
