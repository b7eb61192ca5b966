/** Words of the statistics page. */
export const platformStatsMessages = {
  title: 'Platform Statistics',
  soonTitle: 'The figures of the platform are being built',
  soonMessage: 'Users, received amounts and sells are already recorded and will be summed up here.',
} as const;
