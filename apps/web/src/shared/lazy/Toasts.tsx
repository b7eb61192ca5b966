import { useMessages } from '@sarraf/forms/language';
import { Toaster } from '@sarraf/ui';
import { toastsMessages } from './toasts.messages.ts';

/** Region that shows toasts. */
export function Toasts() {
  const messages = useMessages(toastsMessages);
  return <Toaster label={messages.region} dismissLabel={messages.dismiss} />;
}
