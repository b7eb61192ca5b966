import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { BackToQueue } from './BackToQueue.tsx';
import { BatchExport } from '../batch/BatchExport.tsx';
import { BatchImport } from '../batch/BatchImport.tsx';
import { deskAddress, deskSearch, type Batch } from '../../../shared/desk/desk-address.ts';
import { PayoutsOneByOne } from './PayoutsOneByOne.tsx';

const PAGES: Record<Batch, ComponentType> = { export: BatchExport, import: BatchImport };

/** Batch page; takes the focus like a page. */
function BatchPage({ batch }: { batch: Batch }) {
  const page = useRef<HTMLDivElement>(null);
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

/** Tab of the payouts: one by one, or a batch page (product.md S17). */
export function PayoutsTab() {
  const { batch } = deskAddress(useLocation().search);
  const [last, setLast] = useState(batch);
  if (batch !== null && batch !== last) setLast(batch);
  return batch === null ? <PayoutsOneByOne cameFrom={last} /> : <BatchPage key={batch} batch={batch} />;
}
