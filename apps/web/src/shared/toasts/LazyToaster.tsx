import { useMessages } from '@sarraf/forms/language';
import { lazy, Suspense } from 'react';
import { withMessages } from '../late-code/index.ts';
import { toastsMessages } from './toasts.messages.ts';

const Toaster = lazy(withMessages(async () => ({ default: (await import('./toaster.ts')).Toaster })));

/** The region toasts appear in; loaded after the page, there before the first toast. */
export function LazyToaster() {
  const words = useMessages(toastsMessages);
  return (
    <Suspense>
      <Toaster label={words.region} dismissLabel={words.dismiss} />
    </Suspense>
  );
}
