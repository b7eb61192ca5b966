export {
  setInitialLanguage,
  changeLanguage,
  defineMessages,
  language,
  loadDictionary,
  useLanguage,
  useMessages,
  type Dictionary,
  type MessageTable,
} from './message-table.ts';
