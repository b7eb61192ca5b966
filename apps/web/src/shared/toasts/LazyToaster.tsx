import { useMessages } from '@sarraf/forms/language';
import { lazy, Suspense } from 'react';
import { toastsMessages } from './toasts.messages.ts';

const Toaster = lazy(() => import('./toaster.ts').then((module) => ({ default: module.Toaster })));

/** The region toasts appear in; loaded after the page, there before the first toast. */
export function LazyToaster() {
  const words = useMessages(toastsMessages);
  return (
    <Suspense>
      <Toaster label={words.region} dismissLabel={words.dismiss} />
    </Suspense>
  );
}
