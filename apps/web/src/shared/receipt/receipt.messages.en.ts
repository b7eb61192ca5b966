import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../layout/brand.ts';

/** Messages of the receipt: the dialog, and the texts in the picture. */
export const receiptMessages = {
  /** Button that opens the dialog. */
  open: 'Share receipt',
  title: 'Receipt',
  intro: 'A picture without your name, your phone number and the full number of your account.',
  close: common.close,
  drawing: 'Drawing the receipt…',
  failed: {
    title: 'The picture could not be drawn',
    message: 'The payment itself is not affected. Try again, or copy the receipt as text.',
    retry: common.tryAgain,
  },
  share: 'Share picture',
  save: 'Save picture',
  copy: 'Copy text',
  copied: common.copied,
  copyFailed: common.copyFailed,
  shareFailed: 'The receipt could not be shared. Save the picture and send it from your photos or files.',
  saving: 'Saving the picture to your downloads…',
  picture: {
    receipt: 'Receipt',
    paid: 'Rupees paid',
    sentence: ({ quantity, brand }: { quantity: string; brand: string }) => `for ${quantity} sold on ${brand}`,
    sold: common.quantity,
    price: common.price,
    fee: common.fee,
    network: common.network,
    source: 'Taken from',
    wallet: `${BRAND.name} wallet`,
    account: 'Into account',
    utr: common.utr,
    paymentReference: common.paymentReference,
    paidAt: 'Paid on',
    orderedAt: 'Ordered on',
    inPakistan: ({ moment }: { moment: string }) => `${moment}, Pakistan time`,
    orderId: common.orderId,
    unit: common.unit,
  },
};
