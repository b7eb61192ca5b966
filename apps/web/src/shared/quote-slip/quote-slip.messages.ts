/** Words of the slip of step 1 (spec §2). */
export const quoteSlipMessages = {
  pricePerUsdt: 'Price per USDT',
  platformFee: 'Platform fee',
  feeBefore: ({ rate }: { rate: string }) => `${rate} before the discount,`,
  youReceive: "You'll Receive",
};
