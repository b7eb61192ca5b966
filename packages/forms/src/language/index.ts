export {
  beginIn,
  changeLanguage,
  defineMessages,
  language,
  loadMessages,
  useLanguage,
  useMessages,
  type MessageTable,
} from './message-table.ts';
