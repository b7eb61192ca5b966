import type { Payout } from '@sarraf/api-client';
import { decimal } from '@sarraf/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { approvalLimitQuery } from '../approval-limit.query.ts';
import { payoutsQuery } from '../desk.queries.ts';
import { useClaimed } from './use-claimed.ts';

/** Payouts that can be exported, and the selected ones: queued payouts, and claimed ones whose file was lost. */
export function useBatchChoice() {
  const api = useAdminApi();
  const queued = useInfiniteQuery(payoutsQuery(api, 'queued'));
  const claimed = useClaimed();
  const { data: limit = null } = useQuery(approvalLimitQuery(api));
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());

  const isAlone = ({ amount }: Payout) => limit !== null && decimal(amount).gt(limit);
  const listed = queued.data?.pages.flatMap((page) => page.data) ?? [];
  const waiting = listed.filter((payout) => !isAlone(payout) && payout.nextActions.includes('claim'));
  const own = claimed.filter(({ claim, nextActions }) => claim?.mine && nextActions.includes('paid'));
  // A payout that another administrator claimed meanwhile is no longer selected.
  const chosen = [...own.filter((payout) => !isAlone(payout)), ...waiting].filter(({ orderId }) => wanted.has(orderId));

  return {
    own,
    waiting,
    chosen,
    /** Approval limit if the payout exceeds it; otherwise null. */
    above: (payout: Payout) => (isAlone(payout) ? limit : null),
    isChosen: ({ orderId }: Payout) => chosen.some((payout) => payout.orderId === orderId),
    choose: (payouts: readonly Payout[], isWanted: boolean) =>
      setWanted((before) => {
        const after = new Set(before);
        for (const { orderId } of payouts) {
          if (isWanted) after.add(orderId);
          else after.delete(orderId);
        }
        return after;
      }),
    clear: () => setWanted(new Set()),
  };
}
