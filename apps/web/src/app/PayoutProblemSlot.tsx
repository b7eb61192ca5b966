import type { Order } from '@sarraf/api-client';
import { loadDictionary } from '@sarraf/forms/language';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';
import { accountsDictionary } from './dictionaries/index.ts';

// Lazy: few payouts are refused or returned, so pages with orders do not load this form and the schema of its reply.
const load = async () => {
  const [loaded] = await Promise.all([
    import('../features/payout-problem/PayoutProblem.tsx'),
    loadDictionary(accountsDictionary),
  ]);
  return loaded.PayoutProblem;
};
const PayoutProblem = lazy(async () => ({ default: await loadComponent(load) }));

export interface PayoutProblemSlotProps {
  /** The seller's own order: in process with a `payoutProblem`, or completed with a `payoutReturned`. */
  order: Order;
  /** Called with the updated order. */
  onOrder: (order: Order) => void;
}

/** Choice of another account after a refused or returned payout, for pages that show orders. */
export function PayoutProblemSlot(props: PayoutProblemSlotProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-44 w-full" />}>
      <PayoutProblem {...props} renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />} />
    </Suspense>
  );
}
