import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the page of payout accounts and of its dialogs; those of the form are in `@sarraf/forms`. */
export const paymentAccountsMessages = {
  description: 'Rupees are paid into this account. It should be in your own name.',
  close: common.close,
  added: 'Payout account added',
  known: ({ account }: { account: string }) => `You already have this account: ${account}`,
  page: {
    title: common.payoutAccounts,
    description: 'The rupees of a sale are paid into the account that you choose.',
    add: 'Add account',
    loading: 'Loading accounts…',
    failed: { title: 'Your accounts could not be loaded', message: 'Please try again.', retry: common.retry },
    empty: {
      title: 'No account yet',
      message: 'Add the bank account or wallet that receives your rupees. It must be in your own name.',
    },
    notShown: common.notShown,
  },
  account: {
    default: 'Default',
    holder: common.holder,
    number: common.account,
    atTheBank: common.atTheBank,
    edit: ({ account }: { account: string }) => `Edit: ${account}`,
    editShort: common.edit,
    makeDefault: ({ account }: { account: string }) => `Make default: ${account}`,
    makeDefaultShort: 'Make default',
    delete: ({ account }: { account: string }) => `Delete: ${account}`,
    deleteShort: common.delete,
    madeDefault: ({ account }: { account: string }) => `${account} is now your default account`,
    defaultFailed: 'The default could not be saved. Please try again.',
  },
  check: {
    match: 'The name at the bank is the same as your verified name.',
    typed: 'The name you typed is the same as your verified name. The bank has not confirmed it.',
    mismatch: ({ name }: { name: string }) =>
      `Not your verified name, ${name}. Banks often hold or return such payments. Use an account in your own name.`,
    unverified: 'The name is not checked, because your own name is not verified.',
    unchecked: 'The name could not be compared with your verified name.',
    warning: ({ account }: { account: string }) => `${account} is saved, but it is not in your verified name.`,
  },
  editing: {
    title: 'Edit account',
    description: 'Orders that you have already made are paid to the account as it was.',
    saved: ({ account }: { account: string }) => `${account} saved`,
    failed: 'The account could not be saved. Please try again.',
    gone: 'This account was changed or deleted on another device. The list shows how it is now.',
  },
  deleting: {
    title: ({ account }: { account: string }) => `Delete ${account}?`,
    message: 'You can no longer choose it. Your past orders keep it, and you can add it again.',
    confirm: common.delete,
    cancel: 'Keep the account',
    busy: 'Deleting...',
    done: ({ account }: { account: string }) => `${account} deleted`,
    failed: 'The account could not be deleted. Please try again.',
    inUse: {
      title: 'This account cannot be deleted yet',
      message: ({ order }: { order: string }) =>
        `Order ${order} is still to be paid to it. You can delete it once that order is finished.`,
      open: 'See the order',
    },
  },
};
