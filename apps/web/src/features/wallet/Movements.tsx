import type { OwnWithdrawal, WalletEntry } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { useState } from 'react';
import { walletMessages } from './wallet.messages.ts';
import { isOnTheWay, movementView } from './wallet-view.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** Number of movements shown at first, and added by each click. */
const PAGE = 10;

export interface MovementsProps {
  /** Newest first. */
  entries: readonly WalletEntry[];
  withdrawals: readonly OwnWithdrawal[];
}

function Movement({ entry, withdrawal }: { entry: WalletEntry; withdrawal: OwnWithdrawal | undefined }) {
  const messages = useMessages(walletMessages);
  const { amount, reason, date } = movementView(entry);
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold wrap-anywhere">{reason}</span>
        <bdi dir="ltr" className="font-bold">
          {`${amount} ${messages.unit}`}
        </bdi>
      </div>
      <p className="text-sm text-ink-2">
        <bdi>{date}</bdi>
      </p>
      {withdrawal && <Withdrawal withdrawal={withdrawal} />}
    </li>
  );
}

/** Movements of the wallet, newest first, ten at a time (product.md R45). Open withdrawals are listed in WalletSection, not here. */
export function Movements({ entries, withdrawals }: MovementsProps) {
  const messages = useMessages(walletMessages);
  const [shown, setShown] = useState(PAGE);
  const byId = new Map(withdrawals.map((withdrawal) => [withdrawal._id, withdrawal]));
  const closed = (id: string | null | undefined) => {
    const withdrawal = byId.get(id ?? '');
    return withdrawal && !isOnTheWay(withdrawal) ? withdrawal : undefined;
  };
  return (
    <>
      <ul aria-label={messages.movements} className="list-['']">
        {entries.slice(0, shown).map((entry) => (
          <Movement
            key={entry._id}
            entry={entry}
            withdrawal={entry.reason === 'withdrawal' ? closed(entry.withdrawalId) : undefined}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="secondary" size="sm" fullWidth onClick={() => setShown(shown + PAGE)}>
          {messages.showMore}
        </Button>
      )}
    </>
  );
}
