import { sellMessages } from './sell.messages.ts';
import { useOnline } from './use-online.ts';

export interface ConnectionLineProps {
  /** So many readings failed in a row that the seller should know. */
  reconnecting: boolean;
  className?: string;
}

/** A quiet line while the order cannot be read: the device is offline, or the server does not answer (decisions §4). */
export function ConnectionLine({ reconnecting, className = '' }: ConnectionLineProps) {
  const { offline, reconnecting: trying } = sellMessages.payment;
  const text = useOnline() ? (reconnecting ? trying : '') : offline;
  return (
    <p role="status" className={`text-sm text-ink-2 empty:hidden ${className}`}>
      {text}
    </p>
  );
}
