import type { UserAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActWords } from '../act-words.ts';

/** Messages of the users of the desk (product.md S17). */
export const usersMessages = {
  title: common.users,
  searchHint: 'Mobile number, name or e-mail; or an order id, address or hash, whole',
  empty: { title: 'Nobody found', message: 'Check the number or name. An id, an address or a hash has to be whole.' },
  verified: 'Verified',
  notVerified: 'Not verified',
  blocked: 'Blocked',
  orders: 'Sales',
  wallet: 'In the wallet',
  notes: 'Notes',
  acts: {
    block: {
      label: 'Block',
      title: 'Block this person?',
      message: 'They read everything and sell nothing until they are unblocked.',
    },
    unblock: { label: 'Unblock', title: 'Unblock this person?', message: 'They can sell again at once.' },
    note: { label: 'Add a note', title: 'Add a note', message: 'It stands below for every administrator.' },
  } satisfies Record<UserAction, ActWords>,
};
