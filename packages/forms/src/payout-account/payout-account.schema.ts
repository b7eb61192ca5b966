import * as v from 'valibot';
import { formMessages } from '../messages.ts';

/** Which saved account receives the rupees (product.md S7): one of `accounts`, or any id without them, since the list is the app's. */
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
