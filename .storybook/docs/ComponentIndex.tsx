import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { DataTable, EmptyState, TextField } from '@sarraf/ui';
import type { DataColumns } from '@sarraf/ui';
import { useState } from 'react';
import { components } from 'virtual:components';
import type { ComponentEntry } from 'virtual:components';

import { ComponentStatus } from './ComponentPage.tsx';

const COLUMNS: DataColumns<ComponentEntry> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, page }) => (
      <AnchorMdx href={`?path=/docs/${page}`} target="_self">
        {name}
      </AnchorMdx>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <ComponentStatus status={status} /> },
  { id: 'group', header: 'Group', cell: ({ group }) => group },
  { id: 'synonyms', header: 'Also called', cell: ({ synonyms }) => synonyms.join(', ') },
  { id: 'since', header: 'Since', align: 'end', cell: ({ since }) => since },
  { id: 'kB', header: 'kB', align: 'end', cell: ({ kB }) => kB.toFixed(1) },
];

const matches = ({ name, group, synonyms }: ComponentEntry, search: string) =>
  [name, group, ...synonyms].join('\n').toLowerCase().includes(search.trim().toLowerCase());

/** All components with their status, found by name, group or synonym. */
export function ComponentIndex() {
  const [search, setSearch] = useState('');
  const found = components.filter((component) => matches(component, search));
  return (
    <Unstyled>
      <div className="my-6 flex flex-col gap-6 font-sans text-ink">
        <TextField
          label="Search"
          hint="A name, a group or another word for it: snackbar, modal, chip"
          type="search"
          className="max-w-form"
          value={search}
          onValueChange={setSearch}
        />
        <DataTable
          caption={`Components: ${found.length}`}
          columns={COLUMNS}
          rows={found}
          rowKey={({ name }) => name}
          state="ready"
          narrow="stack"
          loadingLabel="Loading"
          empty={<EmptyState title="No component found" message="Search for another word." />}
          failure=""
        />
      </div>
    </Unstyled>
  );
}
