import type { DecimalInput } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';
import { transferLimitMessage, type AccountPayment } from './transfer-limit-message.ts';

/**
 * Account that receives the rupees (product.md S7): the id of one of `accounts`, or any id if they are not given. With `rupees`, an account
 * whose transfer cannot carry so much is refused.
 */
export const payoutAccountSchema = (
  accounts?: readonly ({ _id: string } & Partial<AccountPayment['account']>)[],
  rupees?: DecimalInput,
) =>
  v.object({
    bankAccountId: v.pipe(
      v.string(),
      v.check(
        (id) => (accounts ? accounts.some(({ _id }) => _id === id) : id !== ''),
        () => formMessages.current.sell.accountMissing,
      ),
      v.rawCheck(({ dataset, addIssue }) => {
        const account = dataset.typed ? accounts?.find(({ _id }) => _id === dataset.value) : undefined;
        if (!account || rupees === undefined) return;
        const message = transferLimitMessage({ rupees, account: { method: '', ...account } }, true);
        if (message !== undefined) addIssue({ message });
      }),
    ),
  });
