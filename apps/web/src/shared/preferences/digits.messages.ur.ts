import type { digitsMessages as en } from './digits.messages.en.ts';

export const digitsMessages: typeof en = {
  label: 'اردو ہندسے',
  help: 'خانے، ایڈریس اور اکاؤنٹ نمبر ویسے ہی رہیں گے',
};
