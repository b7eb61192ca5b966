export * from './entry.ur.ts';
export { historyFilterMessages } from '@sarraf/forms/history-filter.ur';
export { filterBarMessages } from '../../features/history/filter-bar.messages.ur.ts';
export { statementMessages } from '../../features/statement/statement.messages.ur.ts';
