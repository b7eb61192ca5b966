import { commonMessages as common } from '@sarraf/forms/common.en';

/** Words in the place of a page whose code did not arrive. */
export const lateCodeMessages = {
  title: 'This page did not arrive',
  message: 'Check your connection and try again. Your orders and your money are not affected.',
  retry: common.tryAgain,
};
