import type { Order } from '@sarraf/api-client';
import { proofRefusal } from '@sarraf/domain';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';

// Lazy: on the way to a sale nobody needs a proof yet.
const Proof = lazy(async () => ({
  default: await loadComponent(async () => (await import('./load-proof.ts')).loadProof()),
}));

/** Proof of payment of the seller's own order, for pages that show orders; nothing for an order that is not completed. */
export const ProofSlot = ({ order }: { order: Order }) =>
  proofRefusal(order) !== 'not-completed' && (
    <Suspense fallback={<Skeleton shape="block" className="h-13 w-full" />}>
      <Proof order={order} />
    </Suspense>
  );
