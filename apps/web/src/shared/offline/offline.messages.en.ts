/** Messages about the age of the shown data. */
export const offlineMessages = {
  asOf: ({ time }: { time: string }) => `As of ${time}`,
};
