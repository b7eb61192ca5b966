import { useEffect } from 'react';
import { Notice } from '../notice/Notice.tsx';
import { Toaster } from './Toaster.tsx';
import { dismissToast, toast } from './toast-store.ts';

export const ErrorAsANotice = () => <Notice tone="negative">Payment failed. Choose another account.</Notice>;

/** The transform makes the box the container of the fixed region. */
export function ErrorAsAToast() {
  useEffect(() => {
    const id = toast('Payment failed. Choose another account.', { tone: 'negative', duration: 600_000 });
    return () => dismissToast(id);
  }, []);
  return (
    <div className="h-32 translate-0">
      <Toaster label="Messages" dismissLabel="Dismiss" />
    </div>
  );
}
