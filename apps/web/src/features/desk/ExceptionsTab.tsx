import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl } from '@sarraf/ui';
import { useState } from 'react';
import { useApi } from '../../shared/api/index.ts';
import { DeskList } from './DeskList.tsx';
import { deskMessages } from './desk.messages.ts';
import { exceptionsQuery } from './desk.queries.ts';
import { ExceptionCard } from './ExceptionCard.tsx';

/** Transfers that became no deposit by themselves (product.md S17). */
export function ExceptionsTab() {
  const words = useMessages(deskMessages).exceptions;
  const api = useApi();
  const [which, setWhich] = useState<'open' | 'closed'>('open');
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        legend={words.which}
        className="self-start"
        value={which}
        options={[
          { value: 'open', label: words.open },
          { value: 'closed', label: words.closed },
        ]}
        onValueChange={setWhich}
      />
      <DeskList
        label={words.title}
        query={exceptionsQuery(api, which === 'open')}
        rowKey={({ _id }) => _id}
        empty={words.empty}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(exception) => <ExceptionCard exception={exception} />}
      </DeskList>
    </div>
  );
}
