import { lazy, Suspense } from 'react';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';

// Lazy: step 1 can be used before the notice is loaded.
const load = async () => (await import('../features/history/ReturnedOrderNotice.tsx')).ReturnedOrderNotice;
const ReturnedOrderNotice = lazy(async () => ({ default: await loadComponent(load) }));

/** Notice of an order whose rupees the bank returned, for step 1 of the sale. */
export function ReturnedOrderSlot() {
  return (
    <Suspense fallback={null}>
      <ReturnedOrderNotice />
    </Suspense>
  );
}
