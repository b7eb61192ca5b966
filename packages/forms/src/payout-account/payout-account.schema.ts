import * as v from 'valibot';
import { formMessages } from '../messages.ts';

/** Account that receives the rupees (product.md S7): the id of one of `accounts`, or any id if they are not given. */
export const payoutAccountSchema = (accounts?: readonly { _id: string }[]) =>
  v.object({
    bankAccountId: v.pipe(
      v.string(),
      v.check(
        (id) => (accounts ? accounts.some(({ _id }) => _id === id) : id !== ''),
        () => formMessages.current.sell.accountMissing,
      ),
    ),
  });
