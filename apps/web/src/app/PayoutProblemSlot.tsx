import type { Order } from '@sarraf/api-client';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { codeOf } from '../shared/lazy/lazy-component.tsx';
import { AddBankSlot } from './AddBankSlot.tsx';

// Few orders ever have one: neither its form nor the schema of its reply weighs on a page that shows orders.
const load = async () => (await import('../features/payout-problem/PayoutProblem.tsx')).PayoutProblem;
const PayoutProblem = lazy(async () => ({ default: await codeOf(load) }));

export interface PayoutProblemSlotProps {
  /** The seller's own order, in process with a `payoutProblem`. */
  order: Order;
  /** Called with the order as it stands afterwards. */
  onOrder: (order: Order) => void;
}

/** The choice of another account for a payout that was refused, in the slot of a page that shows orders. */
export function PayoutProblemSlot(props: PayoutProblemSlotProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-44 w-full" />}>
      <PayoutProblem {...props} renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />} />
    </Suspense>
  );
}
