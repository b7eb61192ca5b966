import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { quoteSlipMessages as en } from './quote-slip.messages.en.ts';

export const quoteSlipMessages: typeof en = {
  pricePerUsdt: 'فی USDT قیمت',
  platformFee: common.platformFee,
  feeBefore: ({ rate }) => `رعایت سے پہلے ${ltr(rate)}،`,
  youReceive: common.youReceive,
};
