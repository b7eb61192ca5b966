import { sellMessages } from '../sell.messages.ts';

export interface ConnectionLineProps {
  /** So many readings failed in a row that the seller should know. */
  reconnecting: boolean;
  className?: string;
}

/** A quiet line while the order cannot be read (product.md R21). That the device is offline is said above the page. */
export function ConnectionLine({ reconnecting, className = '' }: ConnectionLineProps) {
  return (
    // The line is there before its words, or no screen reader would say them.
    <p role="status" className={`text-sm text-ink-2 empty:hidden ${className}`}>
      {reconnecting && sellMessages.payment.reconnecting}
    </p>
  );
}
