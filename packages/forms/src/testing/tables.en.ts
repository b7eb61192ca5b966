/** All message tables of the forms in English. */
export * from '../admin.messages.en.ts';
export * from '../desk.messages.en.ts';
export * from '../history-filter/history-filter.messages.en.ts';
export * from '../messages.en.ts';
export * from '../seller.messages.en.ts';
export * from '../account.messages.en.ts';
export * from '../stats-filter/stats-filter.messages.en.ts';
