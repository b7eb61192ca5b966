import type { dataSaverMessages as en } from './data-saver.messages.en.ts';

export const dataSaverMessages: typeof en = {
  label: 'ڈیٹا سیور',
  help: 'صرف وہی لوڈ ہوتا ہے جو آپ کھولیں، اینیمیشن کے بغیر',
};
