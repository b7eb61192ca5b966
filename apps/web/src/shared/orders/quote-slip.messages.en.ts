import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the slip of step 1 (product.md S7). */
export const quoteSlipMessages = {
  pricePerUsdt: 'Price per USDT',
  platformFee: common.platformFee,
  feeBefore: ({ rate }: { rate: string }) => `${rate} before the discount,`,
  youReceive: common.youReceive,
};
