/** Ids of dialogs that one feature opens and another renders. Ids used by a single feature are defined there. */
export const DIALOG = {
  help: 'help',
  privacy: 'privacy',
  terms: 'terms',
  addBank: 'add-bank',
  withdraw: 'withdraw',
  /** Details of an order, with `:` and its id. */
  order: 'order',
} as const;
