import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl, Select } from '@sarraf/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { deskAddress, deskSearch, EXCEPTION_KINDS, type DeskAddress } from '../../../shared/desk/desk-address.ts';
import { DeskList } from '../DeskList.tsx';
import { deskMessages } from '../desk.messages.ts';
import { exceptionsQuery } from '../desk.queries.ts';
import { ExceptionCard } from './ExceptionCard.tsx';
import { exceptionsMessages } from './exceptions.messages.ts';

/** Tab of the exceptions, filtered by status and type (product.md S17). */
export function ExceptionsTab() {
  const all = useMessages(deskMessages);
  const messages = useMessages(exceptionsMessages);
  const api = useAdminApi();
  const navigate = useNavigate();
  const address = deskAddress(useLocation().search);
  const { open, kind } = address;
  const goTo = (change: Partial<DeskAddress>) =>
    void navigate({ search: deskSearch({ ...address, ...change }) }, { preventScrollReset: true });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SegmentedControl
          legend={messages.which}
          value={open ? 'open' : 'closed'}
          options={[
            { value: 'open', label: messages.open },
            { value: 'closed', label: messages.closed },
          ]}
          onValueChange={(which) => goTo({ open: which === 'open' })}
        />
        <Select
          label={messages.kind}
          className="w-62 max-sm:w-full"
          value={kind ?? 'all'}
          options={[
            { value: 'all', label: all.all },
            ...EXCEPTION_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
          ]}
          onValueChange={(value) => goTo({ kind: EXCEPTION_KINDS.find((one) => one === value) ?? null })}
        />
      </div>
      <DeskList
        label={messages.title}
        query={exceptionsQuery(api, open, kind)}
        rowKey={({ _id }) => _id}
        empty={open && kind === null ? messages.empty : messages.none}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(exception) => <ExceptionCard exception={exception} />}
      </DeskList>
    </div>
  );
}
