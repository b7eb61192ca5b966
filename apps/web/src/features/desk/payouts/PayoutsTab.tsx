import { useMessages } from '@sarraf/forms/language';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { BatchExport } from '../batch/BatchExport.tsx';
import { BatchImport } from '../batch/BatchImport.tsx';
import { DeskSubPage } from '../DeskSubPage.tsx';
import { deskAddress, deskSearch, type Batch } from '../../../shared/desk/desk-address.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutsOneByOne } from './PayoutsOneByOne.tsx';

const PAGES: Record<Batch, ComponentType> = { export: BatchExport, import: BatchImport };

/** Tab of the payouts: one by one, or a batch page (product.md S17). */
export function PayoutsTab() {
  const { back } = useMessages(payoutsMessages);
  const { batch } = deskAddress(useLocation().search);
  const [last, setLast] = useState(batch);
  if (batch !== null && batch !== last) setLast(batch);
  if (batch === null) return <PayoutsOneByOne cameFrom={last} />;
  const Page = PAGES[batch];
  return (
    <DeskSubPage key={batch} back={{ label: back, search: deskSearch({}) }}>
      <Page />
    </DeskSubPage>
  );
}
