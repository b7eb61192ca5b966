import type { Order } from '@sarraf/api-client';
import { loadDictionary } from '@sarraf/forms/language';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { loadComponent } from '../lazy/lazy-component.tsx';

// Lazy, with its messages: drawing a picture is no part of a sale.
const messages = {
  en: () => import('../receipt/receipt.messages.en.ts'),
  ur: () => import('../receipt/receipt.messages.ur.ts'),
};
const load = async () => {
  const receipt = import('../receipt/Receipt.tsx');
  await loadDictionary(messages);
  return (await receipt).Receipt;
};
const Receipt = lazy(async () => ({ default: await loadComponent(load) }));

/** Receipt of a completed order: a button and its dialog. */
export function OrderReceipt({ order }: { order: Order }) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-13" />}>
      <Receipt order={order} />
    </Suspense>
  );
}
