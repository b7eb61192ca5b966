import { messages } from '@sarraf/forms/messages.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the add-account dialog; those of its form are in `@sarraf/forms`. */
export const paymentAccountsMessages = {
  title: messages.payment.submit,
  description: 'Rupees are paid into this account. It should be in your own name.',
  close: common.close,
};
