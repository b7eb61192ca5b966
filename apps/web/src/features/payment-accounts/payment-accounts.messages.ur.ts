import { messages } from '@sarraf/forms/messages.ur';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { paymentAccountsMessages as en } from './payment-accounts.messages.en.ts';

export const paymentAccountsMessages: typeof en = {
  title: messages.payment.submit,
  description: 'روپے اسی اکاؤنٹ میں آئیں گے۔ یہ اکاؤنٹ آپ کے اپنے نام پر ہونا چاہیے۔',
  close: common.close,
};
