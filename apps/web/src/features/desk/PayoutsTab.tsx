import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { BackToQueue } from './BackToQueue.tsx';
import { BatchExport } from './BatchExport.tsx';
import { BatchImport } from './BatchImport.tsx';
import { deskAddress, deskSearch, type Batch } from './desk-address.ts';
import { PayoutsOneByOne } from './PayoutsOneByOne.tsx';

const PAGES: Record<Batch, ComponentType> = { export: BatchExport, import: BatchImport };

/** The payouts, worked through by keyboard (product.md S17): Enter claims the oldest, its slip takes the UTR, Enter pays, and the next is offered. */
export function PayoutsTab() {
  const words = useMessages(deskMessages).payouts;
  const address = deskAddress(useLocation().search);
  const navigate = useNavigate();
  const isOpen = address.order !== null;
  const next = useRef<HTMLButtonElement>(null);
  const [claimed, setClaimed] = useState<string | null>(null);
  const [lastPaid, setPaid] = useState<Payout | null>(null);
  // Said of the slip that is open, and of no other.
  const paid = lastPaid?.orderId === address.order ? lastPaid : null;
  const { claim, busy, said } = useClaimOldest((order) => {
    setPaid(null);
    setClaimed(order);
    void navigate({ search: deskSearch({ ...address, order }) }, { preventScrollReset: true });
  });

  const claimByEnter = useEffectEvent((event: KeyboardEvent) => {
    // Only where Enter means nothing else: the heading has the focus of whoever came here by the menu.
    const isFree = event.target instanceof Element && event.target.matches('body, h1');
    if (event.key === 'Enter' && !event.repeat && isFree) void claim();
  });
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const Page = PAGES[batch];
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <BackToQueue search={deskSearch({})} />
      <Page />
    </div>
  );
}

/** The payouts: one by one, or a batch at a time (product.md S17). */
export function PayoutsTab() {
  const { batch } = deskAddress(useLocation().search);
  const [last, setLast] = useState(batch);
  if (batch !== null && batch !== last) setLast(batch);
  return batch === null ? <PayoutsOneByOne cameFrom={last} /> : <BatchPage key={batch} batch={batch} />;
}
