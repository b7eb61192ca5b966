import { useMessages } from '@sarraf/forms/language';
import { BackLink, type BackLinkProps } from '../BackLink.tsx';
import { payoutsMessages } from './payouts.messages.ts';

/** Link back to the queue of payouts. */
export function BackToQueue(props: Omit<BackLinkProps, 'children'>) {
  const { back } = useMessages(payoutsMessages);
  return <BackLink {...props}>{back}</BackLink>;
}
