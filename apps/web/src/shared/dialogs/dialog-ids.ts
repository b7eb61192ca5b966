/** The dialogs that one place opens and another draws. Dialogs of a single feature are named there. */
export const DIALOG = {
  help: 'help',
  privacy: 'privacy',
  terms: 'terms',
  addBank: 'add-bank',
  withdraw: 'withdraw',
} as const;
