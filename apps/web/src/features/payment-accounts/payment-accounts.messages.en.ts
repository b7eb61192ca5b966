import { messages } from '@sarraf/forms/messages.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Words around the add-account form; the form's own stand in `@sarraf/forms`. */
export const paymentAccountsMessages = {
  title: messages.payment.submit,
  description: 'Rupees are paid into this account. It should be in your own name.',
  close: common.close,
};
