import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackLink } from '../BackLink.tsx';
import { BatchLinks } from '../batch/BatchLinks.tsx';
import { deskAddress, deskSearch, type Batch } from '../../../shared/desk/desk-address.ts';
import { OpenPayout } from './OpenPayout.tsx';
import { PayoutBalance } from './PayoutBalance.tsx';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutQueue } from './PayoutQueue.tsx';
import { useClaimOldest } from './use-claim-oldest.ts';

/** Whether the device has a keyboard. On a phone, focus in the UTR field would open one over the values to copy. */
const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;

export interface PayoutsOneByOneProps {
  /** Batch page that the user came back from. */
  cameFrom: Batch | null;
}

/** Payouts processed by keyboard (product.md S17): Enter claims the next payout, the slip takes the UTR, Enter marks it as paid. */
export function PayoutsOneByOne({ cameFrom }: PayoutsOneByOneProps) {
  const messages = useMessages(payoutsMessages);
  const address = deskAddress(useLocation().search);
  const navigate = useNavigate();
  const isOpen = address.order !== null;
  const next = useRef<HTMLButtonElement>(null);
  const [claimed, setClaimed] = useState<string | null>(null);
  const [lastPaid, setPaid] = useState<Payout | null>(null);
  // The confirmation belongs to the open slip only.
  const paid = lastPaid?.orderId === address.order ? lastPaid : null;
  const { claim, busy, said } = useClaimOldest((order) => {
    setPaid(null);
    setClaimed(order);
    void navigate({ search: deskSearch({ ...address, order }) }, { preventScrollReset: true });
  });

  const claimByEnter = useEffectEvent((event: KeyboardEvent) => {
    // Only if Enter has no other meaning. After a navigation the heading has the focus.
    const isFree = event.target instanceof Element && ['BODY', 'H1'].includes(event.target.tagName);
    if (event.key === 'Enter' && !event.repeat && isFree) claim();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => claimByEnter(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="flex flex-col gap-5">
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isOpen && !paid ? 'max-lg:hidden' : ''}`}>
        <Button
          ref={next}
          busy={busy}
          busyLabel={messages.claiming}
          onClick={() => claim()}
          // One primary button per screen: that of the open slip until it is paid.
          variant={isOpen && !paid ? 'secondary' : 'primary'}
          className="max-sm:w-full"
        >
          {messages.claimNext}
        </Button>
        <p className="text-sm text-ink-3 max-lg:hidden">{messages.enter}</p>
        <PayoutBalance />
        <BatchLinks cameFrom={cameFrom} className={isOpen ? 'max-lg:hidden' : ''} />
      </div>
      <div role="status" className="empty:-mb-5">
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
        {paid && (
          <Notice tone={paid.approval ? 'notice' : 'positive'}>
            {paid.approval
              ? messages.asked
              : messages.paid({ amount: formatRupees(paid.amount), name: paid.account.name })}
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-6">
        <div className={isOpen ? 'max-lg:hidden' : ''}>
          <PayoutQueue />
        </div>
        <div className={`flex min-w-0 flex-col gap-3 lg:sticky lg:top-4 ${isOpen ? '' : 'max-lg:hidden'}`}>
          {isOpen && (
            <BackLink search={deskSearch({ ...address, order: null })} className="lg:hidden">
              {messages.back}
            </BackLink>
          )}
          <OpenPayout
            key={address.order}
            orderId={address.order}
            takesFocus={claimed === address.order && hasKeyboard()}
            onPaid={(payout) => {
              // Rendered synchronously, since the button to focus is hidden on a phone until then.
              flushSync(() => setPaid(payout));
              next.current?.focus();
            }}
          />
        </div>
      </div>
    </div>
  );
}
