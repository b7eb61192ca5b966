import { lazy, Suspense } from 'react';
import { loadComponent } from '../lazy/lazy-component.tsx';
import type { OrderHelpProps } from './OrderHelpLinks.tsx';

// Lazy, with its messages: help is no part of a sale.
const load = async () => (await import('./load-order-help.ts')).loadOrderHelp();
const Links = lazy(async () => ({ default: await loadComponent(load) }));

/** Help with one order. Its height is kept while it loads. */
export function OrderHelp(props: OrderHelpProps) {
  return (
    <div className="min-h-28">
      <Suspense>
        <Links {...props} />
      </Suspense>
    </div>
  );
}
