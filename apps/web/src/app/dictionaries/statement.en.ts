export * from './entry.en.ts';
export { historyFilterMessages } from '@sarraf/forms/history-filter.en';
export { filterBarMessages } from '../../features/history/filter-bar.messages.en.ts';
export { statementMessages } from '../../features/statement/statement.messages.en.ts';
