import * as v from 'valibot';
import { messages } from '../messages.ts';

/**
 * Which saved account receives the rupees (product.md S7).
 *
 * @param accounts What may be chosen; without it any id will do, since the list is the app's.
 */
export const payoutAccountSchema = (accounts?: readonly { _id: string }[]) =>
  v.object({
    bankAccountId: v.pipe(
      v.string(),
      v.check((id) => (accounts ? accounts.some(({ _id }) => _id === id) : id !== ''), messages.sell.accountMissing),
    ),
  });

/** What the list holds; empty while nothing is chosen. */
export type PayoutAccountFields = v.InferInput<ReturnType<typeof payoutAccountSchema>>;
/** The id of the chosen account. */
export type PayoutAccountValues = v.InferOutput<ReturnType<typeof payoutAccountSchema>>;
