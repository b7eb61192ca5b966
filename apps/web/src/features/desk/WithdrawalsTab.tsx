import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl } from '@sarraf/ui';
import { useState } from 'react';
import { useApi } from '../../shared/api/index.ts';
import { DeskList } from './DeskList.tsx';
import { deskMessages } from './desk.messages.ts';
import { withdrawalsQuery, type WithdrawalStatus } from './desk.queries.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

const STATUSES: readonly WithdrawalStatus[] = ['requested', 'claimed', 'paid', 'refused'];

/** USDT that sellers want back (product.md S17). */
export function WithdrawalsTab() {
  const words = useMessages(deskMessages).withdrawals;
  const api = useApi();
  const [status, setStatus] = useState<WithdrawalStatus>('requested');
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        legend={words.which}
        className="self-start"
        value={status}
        options={STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
        onValueChange={setStatus}
      />
      <DeskList
        label={words.title}
        query={withdrawalsQuery(api, status)}
        rowKey={({ _id }) => _id}
        empty={words.empty}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      </DeskList>
    </div>
  );
}
