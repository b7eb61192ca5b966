import type { Payout } from '@sarraf/api-client';
import { Link, useLocation } from 'react-router-dom';
import { deskAddress, deskSearch } from '../../../shared/desk/desk-address.ts';
import { PayoutFacts } from './PayoutFacts.tsx';

/** Row of the queue: a link to the slip of a payout. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const address = deskAddress(useLocation().search);
  return (
    <Link
      to={{ search: deskSearch({ ...address, order: payout.orderId }) }}
      aria-current={address.order === payout.orderId || undefined}
      preventScrollReset
      className="flex flex-col gap-1 px-5 py-3.5 text-ink no-underline transition-colors hover:bg-sunken active:bg-neutral-soft focus-visible:-outline-offset-2 aria-current:bg-brand-soft"
    >
      <PayoutFacts payout={payout} />
    </Link>
  );
}
