import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages shown instead of a component whose code failed to load. */
export const lazyComponentMessages = {
  title: 'This page did not arrive',
  message: 'Check your connection and try again. Your orders and your money are not affected.',
  retry: common.tryAgain,
};
