import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl } from '@sarraf/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { deskAddress, deskSearch, WITHDRAWAL_STATUSES } from '../../../shared/desk/desk-address.ts';
import { DeskList } from '../DeskList.tsx';
import { withdrawalsQuery } from '../desk.queries.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import { withdrawalsMessages } from './withdrawals.messages.ts';

/** Tab of the withdrawals, by status (product.md S17). */
export function WithdrawalsTab() {
  const messages = useMessages(withdrawalsMessages);
  const api = useAdminApi();
  const navigate = useNavigate();
  const address = deskAddress(useLocation().search);
  const { withdrawals: status } = address;
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        legend={messages.which}
        className="self-start"
        value={status}
        options={WITHDRAWAL_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))}
        onValueChange={(withdrawals) =>
          void navigate({ search: deskSearch({ ...address, withdrawals }) }, { preventScrollReset: true })
        }
      />
      <DeskList
        label={messages.title}
        query={withdrawalsQuery(api, status)}
        rowKey={({ _id }) => _id}
        empty={messages.empty}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      </DeskList>
    </div>
  );
}
