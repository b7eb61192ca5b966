import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { basicDetailsMessages as en } from './basic-details.messages.en.ts';

export const basicDetailsMessages: typeof en = {
  title: common.basicInformation,
  lead: 'ہمیں صرف آپ کا نام چاہیے۔ اگلا مرحلہ شناخت کی تصدیق ہے۔',
};
