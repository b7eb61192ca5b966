/** Words of the history page. */
export const historyMessages = {
  soonTitle: 'The list of your transactions is being built',
  soonMessage: 'Every order you make is already recorded and will be here.',
} as const;
