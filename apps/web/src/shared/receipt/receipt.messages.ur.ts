import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { receiptMessages as en } from './receipt.messages.en.ts';
import { BRAND } from '../layout/brand.ts';

export const receiptMessages: typeof en = {
  open: 'رسید شیئر کریں',
  title: 'رسید',
  intro: 'ایسی تصویر جس میں آپ کا نام، فون نمبر اور پورا اکاؤنٹ نمبر نہیں ہے۔',
  close: common.close,
  drawing: 'رسید بن رہی ہے…',
  failed: {
    title: 'تصویر نہیں بن سکی',
    message: 'ادائیگی پر اس کا کوئی اثر نہیں۔ دوبارہ کوشش کریں، یا رسید کا متن کاپی کریں۔',
    retry: common.tryAgain,
  },
  share: 'تصویر شیئر کریں',
  save: 'تصویر محفوظ کریں',
  copy: 'متن کاپی کریں',
  copied: common.copied,
  copyFailed: common.copyFailed,
  shareFailed: 'رسید شیئر نہیں ہو سکی۔ تصویر محفوظ کریں اور اپنی تصویروں یا فائلوں سے بھیجیں۔',
  saving: 'تصویر آپ کے ڈاؤن لوڈز میں محفوظ ہو رہی ہے…',
  picture: {
    receipt: 'رسید',
    paid: 'روپے ادا ہو گئے',
    sentence: ({ quantity, brand }) => `${brand} پر ${quantity} بیچنے کے عوض`,
    sold: common.quantity,
    price: common.price,
    fee: common.fee,
    network: common.network,
    source: 'کہاں سے',
    wallet: `${BRAND.name} والٹ`,
    account: 'اکاؤنٹ',
    utr: common.utr,
    paymentReference: common.paymentReference,
    paidAt: 'ادائیگی',
    orderedAt: 'آرڈر کا وقت',
    inPakistan: ({ moment }) => `${moment} (پاکستان)`,
    orderId: common.orderId,
    unit: common.unit,
  },
};
