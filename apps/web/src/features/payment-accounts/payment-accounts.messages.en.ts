import { messages } from '@sarraf/forms/messages.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the add-account dialog; those of its form are in `@sarraf/forms`. */
export const paymentAccountsMessages = {
  title: messages.payment.submit,
  description: 'Rupees are paid into this account. It should be in your own name.',
  /** After an account was added; `title` is the bank's own name of it. */
  titleFound: ({ title }: { title: string }) => `Account added. At the bank it is in the name: ${title}`,
  close: common.close,
};
