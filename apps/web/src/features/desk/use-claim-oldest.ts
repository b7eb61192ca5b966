import { currentPayoutOf } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, useApi } from '../../shared/api/index.ts';
import { deskMessages } from './desk.messages.ts';
import { useDesk } from './desk-client.ts';
import { adoptPayout, readDeskAgain } from './desk.queries.ts';

/**
 * Claims the payout that has waited longest. One that somebody else has taken meanwhile is passed by for the next: the wish was for the
 * oldest there is, and a claim moves no money.
 *
 * @param onClaimed Called with its order.
 */
export function useClaimOldest(onClaimed: (orderId: string) => void) {
  const { notSaved: failed, payouts: words } = useMessages(deskMessages);
  const api = useApi();
  const desk = useDesk();
  const queries = useQueryClient();
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'info' | 'negative'; text: string } | null>(null);

  const claimFirst = async () => {
    const { data } = await desk.getPayouts({ status: 'queued', page: 1 });
    for (const { orderId, nextActions } of data) {
      if (!nextActions.includes('claim')) continue;
      try {
        return (await desk.claimPayout({ orderId })).data;
      } catch (error) {
        if (!currentPayoutOf(error)) throw error;
      }
    }
    return null;
  };
  const claim = async () => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    setSaid(null);
    try {
      const payout = await claimFirst();
      if (payout) {
        adoptPayout(queries, api, payout);
        onClaimed(payout.orderId);
      } else {
        setSaid({ tone: 'info', text: words.nobody });
      }
    } catch (error) {
      setSaid({ tone: 'negative', text: failureText(error, failed) });
    } finally {
      locked.current = false;
      setBusy(false);
      void readDeskAgain(queries);
    }
  };
  return { claim, busy, said };
}
