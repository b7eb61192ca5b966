/** Words for what is on screen while nothing newer can be read. */
export const offlineMessages = {
  asOf: ({ time }: { time: string }) => `As of ${time}`,
};
