/** All message tables of the forms in Urdu. */
export * from '../admin.messages.ur.ts';
export * from '../desk.messages.ur.ts';
export * from '../history-filter/history-filter.messages.ur.ts';
export * from '../messages.ur.ts';
export * from '../seller.messages.ur.ts';
export * from '../account.messages.ur.ts';
export * from '../stats-filter/stats-filter.messages.ur.ts';
