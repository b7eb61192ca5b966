import type { UserAction } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.en';
import type { ActMessages } from '../act-messages.ts';

const addNote = 'Add a note';

/** Messages of the users (product.md S17). */
export const usersMessages = {
  title: common.users,
  searchHint: 'Mobile number, name or e-mail; or a complete order ID, address or hash',
  empty: {
    title: 'No users found',
    message: 'Check the number or name. Enter order IDs, addresses and hashes in full.',
  },
  verified: 'Verified',
  notVerified: 'Not verified',
  blocked: 'Blocked',
  orders: common.sales,
  wallet: common.walletBalance,
  notes: 'Notes',
  administrator: 'Administrator',
  noSecondFactor: 'No second factor',
  acts: {
    block: {
      label: 'Block',
      title: 'Block this user?',
      message: 'The user can still view everything, but cannot sell until unblocked.',
    },
    unblock: { label: 'Unblock', title: 'Unblock this user?', message: 'The user can sell again immediately.' },
    'reset-second-factor': {
      label: 'Reset second factor',
      title: 'Reset the second factor?',
      message:
        'Their passkeys and recovery codes are deleted, and the desk closes in all their browsers. They enrol a new passkey with a code on WhatsApp alone: call them first.',
    },
    note: { label: addNote, title: addNote, message: 'Visible to all administrators.' },
  } satisfies Record<UserAction, ActMessages>,
};
